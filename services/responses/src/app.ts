import { type Batching, createOutbox, republishOnRequest } from '@exit-tickets/bus';
import {
  createApp,
  createLowPriorityGate,
  createTombstones,
  prepareDatabase,
  type ServiceContext,
  singleFlight,
  startPeriodicWork,
  withTraffic,
} from '@exit-tickets/service-kit';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { FastifyInstance } from 'fastify';
import { coalesceCountEvents } from './coalesce-count-events.ts';
import type { ResponsesConfig } from './config.ts';
import { consumersOf } from './consumers.ts';
import { migrations } from './migrations.ts';
import { publishedState } from './published-state.ts';
import { responseModel } from './repository/response.model.ts';
import { createResponseRepository } from './repository/response.repository.ts';
import { answerResponseRequests } from './response.requests.ts';
import { serveResponses } from './response.routes.ts';
import type { ResponsesContext } from './responses-context.ts';
import { anonymousTicketModel } from './retention/anonymous-ticket.model.ts';
import { createAnonymousTickets } from './retention/anonymous-ticket.repository.ts';
import { retentionClockModel } from './retention/retention-clock.model.ts';
import { createReplicatedTickets } from './ticket-replica/replicated-tickets.ts';
import { ticketReplicaModel } from './ticket-replica/ticket-replica.model.ts';
import { createTicketReplicas } from './ticket-replica/ticket-replica.repository.ts';
import { traffic } from './traffic.ts';
import { anonymizeDue, anonymizeLeftAndDue } from './use-cases/anonymize-due.ts';
import { finishAnonymizing } from './use-cases/anonymize-ticket.ts';
import { checkClock } from './use-cases/check-clock.ts';
import { countStreams, endStreams } from './use-cases/live-streams.ts';
import { eraseRemoved } from './use-cases/remove-response.ts';

export interface ResponsesOptions {
  /** Interval between checks for tickets due for anonymisation, in milliseconds. */
  retentionPollMs?: number;
  /** Longest time each part of a long read waits for submissions, in milliseconds. */
  maxReadWaitMs?: number;
}

const erasureMs = 2_000;
/** The dashboard may see a count this late: while a class submits, each batch counts every ticket in it once. */
const counts: Batching = { spacingMs: 250, maxInFlight: 500 };

/** The responses service: stores students' answers and streams them live to their teacher. */
export const buildResponses = async (
  { RETENTION_DAYS }: ResponsesConfig,
  processContext: ServiceContext,
  { retentionPollMs = 30_000, maxReadWaitMs = 100 }: ResponsesOptions = {},
): Promise<FastifyInstance> => {
  const context = withTraffic(processContext, traffic);
  const { bus, database, logger, now, signal } = context;
  const models = {
    responses: responseModel(database),
    replicas: ticketReplicaModel(database),
    anonymous: anonymousTicketModel(database),
    clock: retentionClockModel(database),
  };
  await prepareDatabase(context, Object.values(models), migrations);

  const submissions = createLowPriorityGate(maxReadWaitMs);
  const untilQuiet = (): Promise<void> => new Promise((resolve) => submissions.wait(resolve));
  const repository = createResponseRepository(models.responses, untilQuiet);
  const replicas = createTicketReplicas(models.replicas);
  const erased = await createTombstones<{ ticketId: string }>(context, {
    collection: 'erased_responses',
    dateField: 'erasedAt',
  });
  const outbox = context.manage(
    createOutbox({
      collection: models.responses.collection,
      bus,
      logger,
      beforePublish: (events) => coalesceCountEvents({ repository, replicas, now }, events),
      batching: counts,
    }),
  );
  const anonymousOutbox = context.manage(createOutbox({ collection: models.anonymous.collection, bus, logger }));
  const responses: ResponsesContext = {
    ...{ repository, submissions, replicas, erased, outbox, anonymousOutbox, bus, logger, now, signal },
    tickets: createReplicatedTickets(replicas, bus),
    anonymous: createAnonymousTickets(models.anonymous),
    days: RETENTION_DAYS === 'off' ? null : RETENTION_DAYS,
    clock: { model: models.clock },
    freeNumbers: singleFlight(repository.freeNumbers),
    finishAnonymizing: singleFlight((ticketId) => finishAnonymizing(responses, ticketId)),
    streams: new Map(),
  };
  context.onClose(onScrape((record) => record(metrics.liveStreams, {}, countStreams(responses))));

  const app = createApp(context);
  serveResponses(app, responses);
  app.addHook('preClose', async () => endStreams(responses));
  await answerResponseRequests(responses);
  for (const consumer of consumersOf(responses)) await bus.subscribe(consumer);
  await republishOnRequest('responses', context, () => publishedState(responses));
  await outbox.start();
  await anonymousOutbox.start();
  context.manage(
    startPeriodicWork({
      everyMs: erasureMs,
      work: () => eraseRemoved(responses),
      problem: 'removed responses could not be erased yet',
      logger,
    }),
  );
  await checkClock(responses);
  context.manage(
    startPeriodicWork({
      everyMs: retentionPollMs,
      first: () => anonymizeLeftAndDue(responses),
      work: () => anonymizeDue(responses),
      problem: 'could not look for answers to make anonymous',
      logger,
    }),
  );
  return app;
};
