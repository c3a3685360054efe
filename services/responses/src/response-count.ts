import { type EventEnvelope, responseSubmitted } from '@exit-tickets/contracts';
import type { ResponseRepository } from './response.repository.ts';
import type { TicketCopies } from './ticket-copy.ts';

/**
 * Counts when the event is published, not when it is stored: whatever was stored together is in the count of the last
 * one published, so the highest count that anyone saw is the right one.
 * A response that was being stored while its ticket was deleted is removed here: either the deletion comes after this
 * look and finds it, or this look finds the deletion.
 */
export const countAtPublishing =
  (repository: Pick<ResponseRepository, 'count' | 'deleteOfTicket'>, copies: Pick<TicketCopies, 'isDeleted'>) =>
  async (event: EventEnvelope): Promise<EventEnvelope> => {
    const data = responseSubmitted.data.parse(event.data);
    if (await copies.isDeleted(data.ticketId)) await repository.deleteOfTicket(data.ticketId);
    const stored = await repository.count(data.ticketId);
    return { ...event, data: { ...data, responseCount: Math.max(1, stored) } };
  };
