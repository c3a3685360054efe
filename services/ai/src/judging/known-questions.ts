import type { AiContext } from '../ai-context.ts';
import type { AnsweredTicket } from '../read-answers.ts';
import type { KnownQuestion } from './check-change.ts';
import { isKeptFromJudging, setApart } from './kept-from-ai.ts';

/** All questions with grouped answers and stored judgements, in one database read. */
export const knownQuestions = async (
  { judgements, group, allowed }: AiContext,
  { ticket, responses }: AnsweredTicket,
): Promise<Map<string, KnownQuestion>> => {
  const found = await judgements.find(ticket.id);
  const stored = new Map(found.map((one) => [one.questionId, one]));
  const inOrder = responses.toSorted((one, other) => one.submittedAt.localeCompare(other.submittedAt));
  const grouped = await group({
    questions: ticket.questions.map((question) => ({
      question,
      core: stored.get(question.id)?.core?.text,
      answers: inOrder.map(({ id, answers }) => ({
        responseId: id,
        answer: answers.find(({ questionId }) => questionId === question.id)?.answer ?? '',
      })),
    })),
  });
  const kept = new Set(responses.flatMap((one) => (isKeptFromJudging(allowed, ticket, one) ? [one.id] : [])));
  const answersOf = new Map(responses.map(({ id, answers }) => [id, answers]));
  const groupsOf = new Map(
    grouped.map(({ questionId, groups }) => {
      const answerOf = (responseId: string): string =>
        answersOf.get(responseId)?.find((one) => one.questionId === questionId)?.answer ?? '';
      return [questionId, kept.size > 0 ? setApart(groups, (id) => kept.has(id), answerOf) : groups];
    }),
  );
  return new Map(
    ticket.questions.map((question) => [
      question.id,
      { question, groups: groupsOf.get(question.id) ?? [], stored: stored.get(question.id) },
    ]),
  );
};
