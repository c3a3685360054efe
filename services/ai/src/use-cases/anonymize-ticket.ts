import { getSnapshotRequest, hasErrorCode } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { forgetJudgements } from '../judging/forget-judgements.ts';

/** Forgets all about the answers to a ticket for good; of a ticket that was deleted, whose event came first, also that. Safe to run twice. */
export const anonymizeTicket = async (context: AiContext, ticketId: string): Promise<void> => {
  const { analyses, tallies, bus, now } = context;
  // First the note that keeps others from storing more.
  await analyses.anonymize(ticketId, now());
  // The last counts are elsewhere.
  await Promise.all([forgetJudgements(context, ticketId), tallies.remove(ticketId)]);
  try {
    await bus.request(getSnapshotRequest, { ticketId });
  } catch (error) {
    if (!hasErrorCode(error, 'ticket_not_found')) throw error;
    await analyses.remove(ticketId);
  }
};
