import {
  archiveExitTicket,
  archiveTicket,
  createTicket,
  deleteExitTicket,
  deleteTicket,
  findTicketByPin,
  formatTicketCursor,
  getJoinAddresses,
  getTicket,
  listArchivedTickets,
  listTickets,
  reactivateTicket,
  setTicketStatus,
  type Ticket,
  type TicketCursor,
  unarchiveTicket,
  updateClassName,
  updateExitTicket,
  updateTicket,
} from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { listedView, type StoredTicket, studentView, teacherView } from './ticket.ts';
import type { Tickets } from './tickets.ts';

/** Where a list goes on (RFC 8288), as seen from the list itself. */
const nextLink = (path: string, next: TicketCursor, limit: number): string => {
  const query = new URLSearchParams({ before: formatTicketCursor(next), limit: String(limit) });
  return `<${path}?${query}>; rel="next"`;
};

/** Endpoint → use case. */
export const serveTickets = (app: FastifyInstance, tickets: Tickets, joinAddresses: string[]): void => {
  const viewOf = async (ticket: StoredTicket): Promise<Ticket> => teacherView(ticket, await tickets.materialOf(ticket));

  serve(app, createTicket, async ({ body, teacherId, request }) =>
    viewOf(await tickets.create(teacherId, body, request)),
  );

  for (const call of [updateTicket, updateExitTicket]) {
    serve(app, call, async ({ params, body, teacherId, request }) =>
      viewOf(await tickets.edit(params.id, teacherId, body, request)),
    );
  }

  const list = (call: typeof listTickets | typeof listArchivedTickets, isArchived: boolean) => {
    serve(app, call, async ({ query: { before, limit }, teacherId, reply }) => {
      const page = await tickets.list(teacherId, isArchived, { before, limit });
      reply.header('x-total-count', page.total);
      if (page.next) reply.header('link', nextLink(call.path, page.next, limit));
      return page.tickets.map(listedView);
    });
  };
  list(listTickets, false);
  list(listArchivedTickets, true);

  serve(app, findTicketByPin, async ({ params }) => studentView(await tickets.openWithPin(params.pin)));

  serve(app, getTicket, async ({ params, teacherId }) => viewOf(await tickets.ofTeacher(params.id, teacherId)));

  for (const call of [deleteTicket, deleteExitTicket]) {
    serve(app, call, async ({ params, teacherId, request }) => tickets.delete(params.id, teacherId, request));
  }

  const archive = (
    isArchived: boolean,
    calls: readonly (typeof archiveTicket | typeof archiveExitTicket | typeof unarchiveTicket)[],
  ) => {
    for (const call of calls) {
      serve(app, call, async ({ params, teacherId, request }) =>
        viewOf(await tickets.setArchived(params.id, teacherId, isArchived, request)),
      );
    }
  };
  archive(true, [archiveTicket, archiveExitTicket]);
  archive(false, [unarchiveTicket]);

  serve(app, updateClassName, async ({ params, body, teacherId, request }) => {
    const read = () => tickets.ofTeacher(params.id, teacherId);
    return viewOf(await tickets.change(read, () => body, request));
  });

  serve(app, reactivateTicket, async ({ params, teacherId, request }) =>
    viewOf(await tickets.reactivate(params.id, teacherId, request)),
  );

  serve(app, setTicketStatus, async ({ params, body, teacherId, request }) =>
    viewOf(await tickets.setActive(params.id, teacherId, body.isActive, request)),
  );

  serve(app, getJoinAddresses, async () => joinAddresses);
};
