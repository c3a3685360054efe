import { type EventEnvelope, responseSubmitted } from '@exit-tickets/contracts';
import type { ResponseRepository } from './response.repository.ts';

/**
 * Counts when the event is published, not when it is stored: whatever was stored together is in the count of the last
 * one published, so the highest count that anyone saw is the right one.
 */
export const countAtPublishing =
  (repository: Pick<ResponseRepository, 'count'>) =>
  async (event: EventEnvelope): Promise<EventEnvelope> => {
    const data = responseSubmitted.data.parse(event.data);
    const stored = await repository.count(data.ticketId);
    return { ...event, data: { ...data, responseCount: Math.max(1, stored) } };
  };
