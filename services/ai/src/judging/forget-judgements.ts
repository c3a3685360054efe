import type { AiContext } from '../ai-context.ts';

/** Safe to run twice: what is gone stays gone. */
export const forgetJudgements = async ({ judgements, judgingJobs }: AiContext, ticketId: string): Promise<void> => {
  await Promise.all([judgements.remove(ticketId), judgingJobs.remove(ticketId)]);
};

/** Forgets what is kept about an erased response; again when the judging ends that may have read it. Safe to run twice. */
export const forgetResponse = async (
  { judgements, judgingJobs }: AiContext,
  ticketId: string,
  responseId: string,
): Promise<void> => {
  await judgingJobs.addErased(ticketId, responseId);
  await judgements.removeResponse(ticketId, responseId);
};
