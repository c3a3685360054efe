import type { Judgements, Ticket } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import type { KnownQuestion } from '../judging/check-change.ts';
import { knownQuestions } from '../judging/known-questions.ts';
import { digestOf, judgementsOf } from '../judging/verdicts.ts';
import type { AnsweredTicket } from '../read-answers.ts';

/** The judgements as shown to a teacher. */
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

/** The grouped answers to a ticket with their current verdicts. */
export const readJudgements = async (context: AiContext, answered: AnsweredTicket): Promise<Judgements> =>
  viewOf(context, answered.ticket, await knownQuestions(context, answered));
