import { createOutbox } from '@exit-tickets/bus';
import { getResponsesRequest, responseSubmitted, ticketUpdatedSignal } from '@exit-tickets/contracts';
import { createApp, type Service, type ServiceParts } from '@exit-tickets/service-kit';
import type { ResponsesConfig } from './config.ts';
import { onAnswerEvaluated } from './consumers/on-answer-evaluated.ts';
import { onTicketDeleted } from './consumers/on-ticket-deleted.ts';
import { onTicketTold } from './consumers/on-ticket-told.ts';
import { LiveStreams } from './live-streams.ts';
import { responseModel } from './response.model.ts';
import { createResponseRepository } from './response.repository.ts';
import { serveResponses } from './response.routes.ts';
import { countAtPublishing } from './response-count.ts';
import { Responses } from './responses.ts';
import { Seats } from './seats.ts';
import { createTicketCopies } from './ticket-copy.ts';

/** The responses service: what pupils send, kept safe, and shown to their teacher as it comes in. */
export const buildResponses = async (_config: ResponsesConfig, parts: ServiceParts): Promise<Service> => {
  const { bus, database, logger, now } = parts;
  const model = await responseModel(database);
  const repository = createResponseRepository(model);
  const copies = await createTicketCopies(database);
  const outbox = createOutbox({
    collection: model.collection,
    bus,
    logger,
    definitions: [responseSubmitted],
    beforePublish: countAtPublishing(repository, copies),
  });
  const seats = new Seats(repository);
  const responses = new Responses({ copies, repository, seats, outbox, bus, now });
  const live = new LiveStreams();

  const app = createApp({ parts });
  serveResponses(app, responses, live);
  app.addHook('preClose', async () => live.closeAll());
  await bus.respond(getResponsesRequest, ({ ticketId, after, limit }) => responses.page(ticketId, after, limit));
  await bus.onSignal(ticketUpdatedSignal, ({ ticketId, update }) => live.tell(ticketId, update));
  const consumers = [...onTicketTold(copies, bus), onTicketDeleted(responses), onAnswerEvaluated(bus)];
  for (const consumer of consumers) await bus.subscribe(consumer);
  await outbox.start();

  return {
    app,
    close: async () => {
      await app.close();
      await outbox.close();
    },
  };
};
