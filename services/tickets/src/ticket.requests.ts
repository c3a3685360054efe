import type { Bus } from '@exit-tickets/bus';
import { getSnapshotRequest, getTicketRequest, lockTicketRequest } from '@exit-tickets/contracts';
import { snapshotOf, teacherView } from './ticket.ts';
import type { Tickets } from './tickets.ts';

/** What other services may ask this one over the bus. */
export const answerTicketRequests = async (bus: Bus, tickets: Tickets): Promise<void> => {
  await bus.respond(getTicketRequest, async ({ ticketId, teacherId }) => {
    const ticket = await tickets.ofTeacher(ticketId, teacherId);
    const originalContent = await tickets.materialOf(ticket);
    return { ticket: teacherView(ticket, originalContent) };
  });

  await bus.respond(getSnapshotRequest, async ({ ticketId }) => snapshotOf(await tickets.any(ticketId)));

  await bus.respond(lockTicketRequest, async ({ ticketId, version }) => {
    const { isLocked, ticket } = await tickets.lock(ticketId, version);
    return { isLocked, snapshot: snapshotOf(ticket) };
  });
};
