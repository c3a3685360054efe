import { createOutbox, republishOnRequest } from '@exit-tickets/bus';
import { getAnonymousResultsRequest, getResponsesRequest, ticketUpdatedSignal } from '@exit-tickets/contracts';
import {
  createApp,
  createTombstones,
  prepareDatabase,
  type ServiceContext,
  startPeriodicWork,
  withTraffic,
} from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { FastifyInstance } from 'fastify';
import { coalesceCountEvents } from './coalesce-count-events.ts';
import type { ResponsesConfig } from './config.ts';
import { consumersOf } from './consumers.ts';
import { LiveStreams } from './live-streams.ts';
import { migrations } from './migrations.ts';
import { publishedState } from './published-state.ts';
import { createFindPupil } from './pupil/find-pupil.ts';
import { Removals } from './removals.ts';
import { responseModel } from './response.model.ts';
import { createResponseRepository } from './response.repository.ts';
import { serveResponses } from './response.routes.ts';
import { Responses } from './responses.ts';
import { Anonymizing } from './retention/anonymizing.ts';
import { anonymousTicketModel, createAnonymousTickets } from './retention/anonymous-ticket.ts';
import { RetentionClock, retentionClockModel } from './retention/retention-clock.ts';
import { Submissions } from './submissions.ts';
import { createReplicatedTickets } from './ticket-replica/replicated-tickets.ts';
import { ticketReplicaModel } from './ticket-replica/ticket-replica.model.ts';
import { createTicketReplicas } from './ticket-replica/ticket-replicas.ts';
import { traffic } from './traffic.ts';

export interface ResponsesOptions {
  /** How often to look whose answers are due. */
  retentionPollMs?: number;
}

const erasureMs = 2_000;

/** The responses service: stores what pupils send and shows it live to their teacher. */
export const buildResponses = async (
  { RETENTION_DAYS }: ResponsesConfig,
  processContext: ServiceContext,
  { retentionPollMs }: ResponsesOptions = {},
): Promise<FastifyInstance> => {
  const context = withTraffic(processContext, traffic);
  const { bus, database, logger, now } = context;
  const models = {
    responses: responseModel(database),
    replicas: ticketReplicaModel(database),
    anonymous: anonymousTicketModel(database),
    clock: retentionClockModel(database),
  };
  await prepareDatabase(context, Object.values(models), migrations);

  const repository = createResponseRepository(models.responses);
  const replicas = createTicketReplicas(models.replicas);
  const erased = await createTombstones<{ ticketId: string }>(context, {
    collection: 'erased_responses',
    dateField: 'erasedAt',
  });
  const tickets = createReplicatedTickets(replicas, bus);
  const outbox = context.manage(
    createOutbox({
      collection: models.responses.collection,
      bus,
      logger,
      beforePublish: coalesceCountEvents(repository, replicas, now),
    }),
  );
  const submissions = new Submissions({ replicas, tickets, repository, outbox, bus, now });
  const anonymous = createAnonymousTickets(models.anonymous);
  const anonymousOutbox = context.manage(createOutbox({ collection: models.anonymous.collection, bus, logger }));
  const responses = new Responses({ replicas, tickets, repository, anonymous, bus, now });
  const removals = new Removals({ responses, replicas, repository, erased, outbox, bus, now });
  const days = RETENTION_DAYS === 'off' ? null : RETENTION_DAYS;
  const clock = new RetentionClock({ model: models.clock, replicas, days, now, logger });
  const anonymizing = context.manage(
    new Anonymizing({
      ...{ replicas, tickets, repository, anonymous, clock, bus, logger, now, days },
      outbox: anonymousOutbox,
      pollMs: retentionPollMs,
    }),
  );
  const find = createFindPupil({ replicas, repository, bus });
  const live = new LiveStreams();
  context.onClose(onScrape((record) => record(metrics.liveStreams, {}, live.count())));

  const app = createApp(context);
  serveResponses(app, { submissions, responses, removals, anonymizing, find, days, live });
  app.addHook('preClose', async () => live.closeAll());
  await bus.respond(getResponsesRequest, (asked) => responses.page(asked));
  await bus.respond(getAnonymousResultsRequest, async ({ ticketId }) => {
    const results = (await anonymous.find(ticketId))?.results;
    return results ? { results } : {};
  });
  await bus.onSignal(ticketUpdatedSignal, ({ ticketId, update }) => live.send(ticketId, update));
  for (const consumer of consumersOf({ replicas, responses, bus })) await bus.subscribe(consumer);
  await republishOnRequest('responses', context, () =>
    publishedState({ repository, replicas, erased, anonymous, now }),
  );
  await outbox.start();
  await anonymousOutbox.start();
  context.manage(
    startPeriodicWork({
      everyMs: erasureMs,
      work: () => removals.eraseDue(),
      problem: 'removed responses could not be erased yet',
      logger,
    }),
  );
  await anonymizing.start();
  return app;
};
