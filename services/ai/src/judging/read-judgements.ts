import type { Judgements, Ticket } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import type { AnsweredTicket } from '../read-answers.ts';
import type { KnownQuestion } from './check-change.ts';
import { isKeptFromJudging, setApart } from './kept-from-ai.ts';
import { digestOf, judgementsOf } from './verdicts.ts';

/** Every question with its answers in groups and what is stored about them; one read of the database. */
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

/** What is known of the answers, as a teacher reads it. */
export const viewOf = async (
  { judgingJobs, judgingModel, model, judgesInBackground, now }: AiContext,
  ticket: Ticket,
  known: ReadonlyMap<string, KnownQuestion>,
): Promise<Judgements> => {
  const ofModel = judgingModel ? 'answers' : model.analyse ? 'class' : 'off';
  const scope = ticket.isKeptFromAi ? 'off' : ofModel;
  const job = scope === 'answers' ? await judgingJobs.find(ticket.id) : undefined;
  const isDue = judgesInBackground && job?.dueAt != null;
  const isJudging = isDue || (job?.claim != null && job.claim.expiresAt > now());
  const questions = [...known.values()].map(({ question, groups, stored }) => judgementsOf(question, groups, stored));
  return {
    questions,
    scope,
    isJudging,
    ...(job?.failure && !isJudging && { failure: job.failure }),
    digest: digestOf(questions),
  };
};

/** The answers to a ticket in groups with the verdicts as they are now. */
export const readJudgements = async (context: AiContext, answered: AnsweredTicket): Promise<Judgements> =>
  viewOf(context, answered.ticket, await knownQuestions(context, answered));
