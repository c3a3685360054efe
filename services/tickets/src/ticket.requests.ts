import type { Bus } from '@exit-tickets/bus';
import {
  getSnapshotRequest,
  getTicketRequest,
  getTitlesRequest,
  listFollowUpsRequest,
  listTicketIdsRequest,
  lockTicketRequest,
} from '@exit-tickets/contracts';
import { snapshotOf, teacherView } from './ticket-views.ts';
import type { TicketsContext } from './tickets-context.ts';
import { listFollowUps } from './use-cases/follow-ups.ts';
import { lockTicket } from './use-cases/lock-ticket.ts';
import { getById, getOwned, materialOf } from './use-cases/read-tickets.ts';

const idsPerPage = 500;

/** The requests that other services may make over the bus. */
export const answerTicketRequests = async (bus: Bus, context: TicketsContext): Promise<void> => {
  await bus.respond(getTicketRequest, async ({ ticketId, teacherId }) => {
    const ticket = await getOwned(context, { id: ticketId, teacherId });
    return { ticket: teacherView(ticket, await materialOf(context, ticket)) };
  });

  await bus.respond(listTicketIdsRequest, async ({ teacherId, after }) => {
    const ticketIds = await context.repository.idsOfTeacher(teacherId, after, idsPerPage);
    const next = ticketIds.length === idsPerPage ? ticketIds.at(-1) : undefined;
    return { ticketIds, ...(next !== undefined && { next }) };
  });

  await bus.respond(listFollowUpsRequest, async ({ teacherId }) => ({
    followUps: await listFollowUps(context, teacherId, undefined),
  }));

  await bus.respond(getTitlesRequest, async ({ teacherId, ticketIds }) => ({
    tickets: await context.repository.titlesOf(teacherId, ticketIds),
  }));

  await bus.respond(getSnapshotRequest, async ({ ticketId }) => snapshotOf(await getById(context, ticketId)));

  await bus.respond(lockTicketRequest, async ({ ticketId, version }) => {
    const { isLocked, ticket } = await lockTicket(context, ticketId, version);
    return { isLocked, snapshot: snapshotOf(ticket) };
  });
};
