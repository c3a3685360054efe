import type { ResponsesContext } from '../responses-context.ts';

/** Removes a deleted ticket with all its responses, or what is left of them. Idempotent. */
export const forgetTicket = async (
  { replicas, repository, anonymous, now }: ResponsesContext,
  ticketId: string,
): Promise<void> => {
  await replicas.tombstone(ticketId, now());
  await repository.deleteOfTickets([ticketId]);
  await anonymous.remove(ticketId);
};
