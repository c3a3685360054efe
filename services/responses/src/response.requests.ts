import { getAnonymousResultsRequest, getResponsesRequest, ticketUpdatedSignal } from '@exit-tickets/contracts';
import type { ResponsesContext } from './responses-context.ts';
import { sendUpdate } from './use-cases/live-streams.ts';
import { pageOfResponses } from './use-cases/read-responses.ts';

/** The requests that other services may make over the bus, and the signal that every replica receives. */
export const answerResponseRequests = async (context: ResponsesContext): Promise<void> => {
  const { bus, anonymous } = context;
  await bus.respond(getResponsesRequest, (asked) => pageOfResponses(context, asked));

  await bus.respond(getAnonymousResultsRequest, async ({ ticketId }) => {
    const results = (await anonymous.find(ticketId))?.results;
    return results ? { results } : {};
  });

  await bus.onSignal(ticketUpdatedSignal, ({ ticketId, update }) => sendUpdate(context, ticketId, update));
};
