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
  const questions = ticket.questions.map((question) => ({
    question,
    core: stored.get(question.id)?.core?.text,
    answers: inOrder.map(({ id, answers }) => ({
      responseId: id,
      answer: answers.find(({ questionId }) => questionId === question.id)?.answer ?? '',
    })),
  }));
  const grouped = await group({ questions });
  const kept = new Set(responses.flatMap((one) => (isKeptFromJudging(allowed, ticket, one) ? [one.id] : [])));
  return new Map(
    questions.map(({ question, answers }) => {
      const { groups = [] } = grouped.find(({ questionId }) => questionId === question.id) ?? {};
      const texts = new Map(answers.map(({ responseId, answer }) => [responseId, answer]));
      return [question.id, { question, groups: setApart(groups, kept, texts), stored: stored.get(question.id) }];
    }),
  );
};
