import type { AiContext } from '../ai-context.ts';

/** Deletes all judgements of a ticket. Idempotent. */
export const forgetJudgements = async ({ judgements, judgingJobs }: AiContext, ticketId: string): Promise<void> => {
  await Promise.all([judgements.remove(ticketId), judgingJobs.remove(ticketId)]);
};

/** Deletes what is stored about an erased response; repeated after a judging that may have read it. Idempotent. */
export const forgetResponse = async (
  { judgements, judgingJobs }: AiContext,
  ticketId: string,
  responseId: string,
): Promise<void> => {
  await judgingJobs.addErased(ticketId, responseId);
  await judgements.removeResponse(ticketId, responseId);
};
