import { createOutbox, republishOnRequest } from '@exit-tickets/bus';
import { limits } from '@exit-tickets/contracts';
import {
  createApp,
  createKeyedLock,
  createTombstones,
  prepareDatabase,
  type ServiceContext,
  singleFlight,
  startPeriodicWork,
  withTraffic,
} from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { joinAddressesOf, type TicketsConfig } from './config.ts';
import { consumersOf } from './consumers.ts';
import { followUpModel } from './follow-ups/follow-up.model.ts';
import { createFollowUpRepository } from './follow-ups/follow-up.repository.ts';
import { materialModel } from './material/material.model.ts';
import { createMaterialRepository } from './material/material.repository.ts';
import { migrations } from './migrations.ts';
import { publishedState } from './published-state.ts';
import { ticketModel } from './repository/ticket.model.ts';
import { createTicketRepository } from './repository/ticket.repository.ts';
import { answerTicketRequests } from './ticket.requests.ts';
import { serveTickets } from './ticket.routes.ts';
import type { TicketsContext } from './tickets-context.ts';
import { traffic } from './traffic.ts';

/** Releases the PINs of deleted tickets on time, even when no ticket is opened for weeks. */
const pinReleaseMs = 60_000;

/** The tickets service: tickets, their PINs and their states. */
export const buildTickets = async (config: TicketsConfig, processContext: ServiceContext): Promise<FastifyInstance> => {
  const context = withTraffic(processContext, traffic);
  const { bus, database, logger, now } = context;
  const models = {
    tickets: ticketModel(database),
    materials: materialModel(database),
    followUps: followUpModel(database),
  };
  await prepareDatabase(context, Object.values(models), migrations);

  const repository = createTicketRepository(models.tickets);
  const materials = createMaterialRepository(models.materials);
  const followUps = createFollowUpRepository(models.followUps);
  const tombstones = await createTombstones(context, { collection: 'deleted_tickets', dateField: 'deletedAt' });
  const deletedTeachers = await createTombstones(context, {
    collection: 'deleted_teachers',
    dateField: 'deletedAt',
    // Covers the lifetime of the account's tokens: a ticket created with one after the deletion is deleted too.
    days: limits.sessionDays + 1,
  });
  const outbox = context.manage(createOutbox({ collection: models.tickets.collection, bus, logger }));
  const heldPins = singleFlight<void, string[]>(repository.heldPins);
  const tickets: TicketsContext = {
    repository,
    materials,
    followUps,
    tombstones,
    deletedTeachers,
    outbox,
    heldPins,
    ticketLock: createKeyedLock(),
    now,
  };

  const app = createApp(context);
  serveTickets(app, tickets, joinAddressesOf(config));
  await answerTicketRequests(bus, tickets);
  for (const consumer of consumersOf(tickets)) await bus.subscribe(consumer);
  await republishOnRequest('tickets', context, () => publishedState(tickets));
  await outbox.start();
  context.manage(
    startPeriodicWork({
      everyMs: pinReleaseMs,
      work: () => repository.releasePins(now()),
      problem: 'PINs were not released',
      logger,
    }),
  );
  return app;
};
