import { getSnapshotRequest, hasErrorCode } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { forgetJudgements } from '../judging/forget-judgements.ts';

/** Deletes all data about a ticket's answers for good; for a deleted ticket also the marker of that. Idempotent. */
export const anonymizeTicket = async (context: AiContext, ticketId: string): Promise<void> => {
  const { analyses, tallies, bus, now } = context;
  // First the marker, which prevents new data from being stored.
  await analyses.anonymize(ticketId, now());
  // Another service keeps the final counts.
  await Promise.all([forgetJudgements(context, ticketId), tallies.remove(ticketId)]);
  try {
    await bus.request(getSnapshotRequest, { ticketId });
  } catch (error) {
    if (!hasErrorCode(error, 'ticket_not_found')) throw error;
    await analyses.remove(ticketId);
  }
};
