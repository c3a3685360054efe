import type { TicketsContext, TraceContext } from '../tickets-context.ts';
import { deleteStored } from './delete-ticket.ts';

/**
 * Deletes the tickets and follow-ups of a deleted account, each ticket with its `TicketDeleted`. A ticket created
 * meanwhile either sees `deletedTeachers` (`createTicket`) or is found here. Idempotent.
 */
export const deleteTicketsOfTeacher = async (
  context: TicketsContext,
  teacherId: string,
  trace: TraceContext,
): Promise<void> => {
  const { repository, followUps, deletedTeachers, now } = context;
  await deletedTeachers.add({ _id: teacherId }, now());
  for (;;) {
    const tickets = await repository.someOfTeacher(teacherId);
    if (tickets.length === 0) break;
    // A ticket that changed meanwhile is found again in the next round.
    await Promise.all(tickets.map((ticket) => deleteStored(context, ticket, trace)));
  }
  await repository.clearOwner(teacherId);
  await followUps.forgetTeacher(teacherId);
};
