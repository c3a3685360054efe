import { randomUUID } from 'node:crypto';
import { newEvent, type StateEvent } from '@exit-tickets/bus';
import { responseErased, responseRemoved, responseSubmitted, responsesAnonymized } from '@exit-tickets/contracts';
import type { ResponsesContext } from './responses-context.ts';
import { anonymizedEvent } from './use-cases/anonymize-ticket.ts';

/** Yields all erased and anonymised data first, then the newest response of every other ticket with the total count. */
export async function* publishedState(context: ResponsesContext): AsyncGenerator<StateEvent> {
  const { repository, replicas, erased, anonymous, now } = context;
  for await (const { _id: responseId, ticketId } of erased.all()) {
    // The response was restored just after it was recorded as erased.
    if (await repository.find(ticketId, responseId)) continue;
    const event = newEvent(responseErased, { ticketId, responseId }, { source: 'responses', now: now() });
    yield { definition: responseErased, event };
  }
  for await (const ticket of anonymous.announced())
    yield { definition: responsesAnonymized, event: anonymizedEvent(ticket) };
  for await (const { _id: ticketId, removals } of replicas.all()) {
    const newest = await repository.findNewest(ticketId);
    if (newest) {
      const responseCount = Math.max(1, await repository.count(ticketId, removals !== undefined));
      const data = { ticketId, responseId: newest._id, responseCount, ...(removals && { removals }) };
      const event = newEvent(responseSubmitted, data, { source: 'responses', now: newest.submittedAt });
      yield { definition: responseSubmitted, event };
    } else if (removals) {
      // All responses were removed, so the id is made up; consumers only read the count.
      const data = { ticketId, responseId: randomUUID(), responseCount: 0, removals };
      const event = newEvent(responseRemoved, data, { source: 'responses', now: now() });
      yield { definition: responseRemoved, event };
    }
  }
}
