import {
  archiveExitTicket,
  archiveTicket,
  createTicket,
  deleteExitTicket,
  deleteTicket,
  findTicketByPin,
  getJoinAddresses,
  getTicket,
  listArchivedTickets,
  listTickets,
  reactivateTicket,
  setTicketStatus,
  ticketChanged,
  unarchiveTicket,
  updateClassName,
  updateExitTicket,
  updateTicket,
} from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { edit, studentView, teacherView } from './ticket.ts';
import type { Tickets } from './tickets.ts';

/** Endpoint → use case. */
export const serveTickets = (app: FastifyInstance, tickets: Tickets, joinAddresses: string[]): void => {
  serve(app, createTicket, async ({ body, teacherId, request }) =>
    teacherView(await tickets.create(teacherId, body, request)),
  );

  for (const call of [updateTicket, updateExitTicket]) {
    serve(app, call, async ({ params, body, teacherId, request }) => {
      const read = () => tickets.ofTeacher(params.id, teacherId);
      return teacherView(await tickets.change(read, ticketChanged, (ticket) => edit(ticket, body), request));
    });
  }

  serve(app, listTickets, async ({ teacherId }) => (await tickets.list(teacherId, false)).map(teacherView));

  serve(app, listArchivedTickets, async ({ teacherId }) => (await tickets.list(teacherId, true)).map(teacherView));

  serve(app, findTicketByPin, async ({ params }) => studentView(await tickets.openWithPin(params.pin)));

  serve(app, getTicket, async ({ params, teacherId }) => teacherView(await tickets.ofTeacher(params.id, teacherId)));

  for (const call of [deleteTicket, deleteExitTicket]) {
    serve(app, call, async ({ params, teacherId, request }) => tickets.delete(params.id, teacherId, request));
  }

  const archive = (
    isArchived: boolean,
    calls: readonly (typeof archiveTicket | typeof archiveExitTicket | typeof unarchiveTicket)[],
  ) => {
    for (const call of calls) {
      serve(app, call, async ({ params, teacherId, request }) => {
        const read = () => tickets.ofTeacher(params.id, teacherId);
        const decide = (ticket: { isArchived: boolean }) =>
          ticket.isArchived === isArchived ? undefined : { isArchived };
        return teacherView(await tickets.change(read, ticketChanged, decide, request));
      });
    }
  };
  archive(true, [archiveTicket, archiveExitTicket]);
  archive(false, [unarchiveTicket]);

  serve(app, updateClassName, async ({ params, body, teacherId, request }) => {
    const read = () => tickets.ofTeacher(params.id, teacherId);
    return teacherView(await tickets.change(read, ticketChanged, () => body, request));
  });

  serve(app, reactivateTicket, async ({ params, teacherId, request }) =>
    teacherView(await tickets.reactivate(params.id, teacherId, request)),
  );

  serve(app, setTicketStatus, async ({ params, body, teacherId, request }) =>
    teacherView(await tickets.setActive(params.id, teacherId, body.isActive, request)),
  );

  serve(app, getJoinAddresses, async () => joinAddresses);
};
