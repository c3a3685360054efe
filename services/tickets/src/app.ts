import { createOutbox, republishOnRequest } from '@exit-tickets/bus';
import { createApp, prepareDatabase, type ServiceContext, singleFlight, withTraffic } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { joinAddressesOf, type TicketsConfig } from './config.ts';
import { consumersOf } from './consumers.ts';
import { createDeletedTeachers, deletedTeacherModel } from './deleted-teacher.model.ts';
import { followUpModel } from './follow-ups/follow-up.model.ts';
import { createFollowUpRepository } from './follow-ups/follow-up.repository.ts';
import { materialModel } from './material/material.model.ts';
import { createMaterialRepository } from './material/material.repository.ts';
import { migrations } from './migrations.ts';
import { PinReleases } from './pins/pin-releases.ts';
import { publishedState } from './published-state.ts';
import { ticketModel } from './ticket.model.ts';
import { createTicketRepository } from './ticket.repository.ts';
import { answerTicketRequests } from './ticket.requests.ts';
import { serveTickets } from './ticket.routes.ts';
import { createTicketTombstones, ticketTombstoneModel } from './ticket-tombstones.ts';
import type { TicketsContext } from './tickets-context.ts';
import { traffic } from './traffic.ts';

/** The tickets service: tickets, their PINs and their states. */
export const buildTickets = async (config: TicketsConfig, unlimited: ServiceContext): Promise<FastifyInstance> => {
  const context = withTraffic(unlimited, traffic);
  const { bus, database, logger, now } = context;
  const models = {
    tickets: ticketModel(database),
    materials: materialModel(database),
    followUps: followUpModel(database),
    deletedTeachers: deletedTeacherModel(database),
    tombstones: ticketTombstoneModel(database),
  };
  await prepareDatabase(context, Object.values(models), migrations);

  const repository = createTicketRepository(models.tickets);
  const materials = createMaterialRepository(models.materials);
  const followUps = createFollowUpRepository(models.followUps);
  const deletedTeachers = createDeletedTeachers(models.deletedTeachers);
  const tombstones = createTicketTombstones(models.tombstones);
  const outbox = context.manage(createOutbox({ collection: models.tickets.collection, bus, logger }));
  const pinReleases = context.manage(new PinReleases({ repository, now, logger }));
  const heldPins = singleFlight<void, string[]>(repository.heldPins);
  const tickets: TicketsContext = {
    repository,
    materials,
    followUps,
    tombstones,
    deletedTeachers,
    outbox,
    heldPins,
    now,
  };

  const app = createApp(context);
  serveTickets(app, tickets, joinAddressesOf(config));
  await answerTicketRequests(bus, tickets);
  for (const consumer of consumersOf(tickets)) await bus.subscribe(consumer);
  await republishOnRequest('tickets', context, () => publishedState(tickets));
  await outbox.start();
  pinReleases.start();
  return app;
};
