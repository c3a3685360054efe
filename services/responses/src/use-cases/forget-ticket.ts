import type { ResponsesContext } from '../responses-context.ts';

/** Deletes the responses or anonymous results of a deleted ticket and leaves a tombstone. Idempotent. */
export const forgetTicket = async (
  { replicas, repository, anonymous, now }: ResponsesContext,
  ticketId: string,
): Promise<void> => {
  await replicas.tombstone(ticketId, now());
  await repository.deleteOfTickets([ticketId]);
  await anonymous.remove(ticketId);
};
