import type { Publication } from '@exit-tickets/bus';
import { type EventEnvelope, responseSubmitted } from '@exit-tickets/contracts';
import type { ResponseRepository } from './response.repository.ts';
import type { TicketReplicas } from './ticket-replica.ts';

const ticketOf = ({ data }: EventEnvelope): string => responseSubmitted.data.parse(data).ticketId;

/**
 * Of the responses to one ticket that are published together only the newest is, with the count of all. The count is taken
 * now and not when a response is stored: whatever was stored together is in it, so the highest that anyone saw is right.
 * A response that was being stored while its ticket was deleted is removed here: either the deletion comes after this look
 * and finds it, or this look finds the deletion. Nobody needs to hear of such a response.
 */
export const oneEventPerTicket =
  (repository: Pick<ResponseRepository, 'count' | 'deleteOfTickets'>, replicas: Pick<TicketReplicas, 'findDeleted'>) =>
  async (events: readonly EventEnvelope[]): Promise<Publication[]> => {
    const byTicket = Map.groupBy(events, ticketOf);
    const deleted = await replicas.findDeleted([...byTicket.keys()]);
    if (deleted.length > 0) await repository.deleteOfTickets(deleted);
    for (const ticketId of deleted) byTicket.delete(ticketId);
    return Promise.all(
      [...byTicket].map(async ([ticketId, standsFor]) => {
        const newest = standsFor.reduce((one, other) => (one.time > other.time ? one : other));
        const data = {
          ...responseSubmitted.data.parse(newest.data),
          responseCount: Math.max(1, await repository.count(ticketId)),
        };
        return { event: { ...newest, data }, standsFor };
      }),
    );
  };
