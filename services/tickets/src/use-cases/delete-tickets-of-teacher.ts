import type { TicketsContext, TraceContext } from '../tickets-context.ts';
import { deleteStored } from './delete-ticket.ts';

/**
 * Deletes all that a teacher has whose account is gone, each ticket with its `TicketDeleted`. A ticket that is being made
 * at this moment either finds the mark (`createTicket`), or is found here. Twice is once.
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
    // One that changed meanwhile is among those of the next look.
    await Promise.all(tickets.map((ticket) => deleteStored(context, ticket, trace)));
  }
  await repository.disown(teacherId);
  await followUps.forgetTeacher(teacherId);
};
