import * as endpoints from '@exit-tickets/contracts';
import { AppError } from '@exit-tickets/contracts';
import { inBatchesWhileBusy, serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { isReleasedAt, type StoredTicket } from './ticket.ts';
import { comparedView, listedViews, releasedView, studentView, teacherView } from './ticket-views.ts';
import type { TicketsContext } from './tickets-context.ts';
import { archiveTicket } from './use-cases/archive-ticket.ts';
import { changeRightAnswers } from './use-cases/change-right-answers.ts';
import { copyTicket } from './use-cases/copy-ticket.ts';
import { createTicket } from './use-cases/create-ticket.ts';
import { deleteTicket } from './use-cases/delete-ticket.ts';
import { editTicket, moveToClass } from './use-cases/edit-ticket.ts';
import {
  addFollowUp,
  earlierResults,
  listFollowUps,
  noteFollowUps,
  removeFollowUp,
  withTrueOrigins,
} from './use-cases/follow-ups.ts';
import { reactivateTicket } from './use-cases/reactivate-ticket.ts';
import {
  countCopies,
  findByPins,
  findCopies,
  findReleased,
  getOwned,
  listClassNames,
  listTickets,
  materialOf,
} from './use-cases/read-tickets.ts';
import { setStatus } from './use-cases/set-status.ts';
import { readSharedTicket, shareTicket, takeSharedTicket, unshareTicket } from './use-cases/share-ticket.ts';

/** PINs looked up in one read; the largest tickets are about 100 kB each. */
const maxPinsRead = 100;

/** The link to the next page (RFC 8288), relative to the list: the same query with another cursor. */
const nextLink = (path: string, asked: object, next: endpoints.TicketCursor): string => {
  const query = new URLSearchParams({ ...asked, before: endpoints.formatTicketCursor(next) });
  return `<${path}?${query}>; rel="next"`;
};

/** Maps endpoints to use cases. */
export const serveTickets = (app: FastifyInstance, context: TicketsContext, joinAddresses: string[]): void => {
  const viewOf = async (ticket: StoredTicket): Promise<endpoints.Ticket> =>
    teacherView(ticket, await materialOf(context, ticket));
  const owned = ({ params, teacherId }: { params: { id: string }; teacherId: string }) => ({
    id: params.id,
    teacherId,
  });

  /** Whole classes look up their PIN at the same time, so concurrent look-ups share reads. */
  const lookUp = inBatchesWhileBusy(async (pins: readonly string[]) => {
    const tickets = await findByPins(context, pins);
    return pins.map((pin) => tickets.get(pin));
  }, maxPinsRead);

  serve(app, endpoints.createTicket, async ({ body, teacherId, request }) => {
    const questions = await withTrueOrigins(context, teacherId, body.questions);
    const ticket = await createTicket(context, teacherId, { ...body, questions }, request);
    await noteFollowUps(context, ticket);
    return viewOf(ticket);
  });
  serve(app, endpoints.copyTicket, async (call) =>
    viewOf(await copyTicket(context, owned(call), call.body.className, call.request)),
  );
  for (const endpoint of [endpoints.updateTicket, endpoints.updateExitTicket])
    serve(app, endpoint, async ({ body, request, ...call }) => {
      const questions = await withTrueOrigins(context, call.teacherId, body.questions);
      const ticket = await editTicket(context, owned(call), { ...body, questions }, request);
      await context.followUps.noteAsked({ ...owned(call), questions });
      return viewOf(ticket);
    });
  serve(app, endpoints.updateClassName, async (call) => {
    const ticket = await moveToClass(context, owned(call), call.body.className, call.request);
    await context.followUps.moveWith(ticket._id, ticket.className);
    return viewOf(ticket);
  });
  serve(app, endpoints.setTicketStatus, async (call) =>
    viewOf(await setStatus(context, owned(call), call.body.isActive, call.request)),
  );
  serve(app, endpoints.reactivateTicket, async (call) =>
    viewOf(await reactivateTicket(context, owned(call), call.request)),
  );
  for (const endpoint of [endpoints.archiveTicket, endpoints.archiveExitTicket])
    serve(app, endpoint, async (call) => viewOf(await archiveTicket(context, owned(call), true, call.request)));
  serve(app, endpoints.unarchiveTicket, async (call) =>
    viewOf(await archiveTicket(context, owned(call), false, call.request)),
  );
  for (const endpoint of [endpoints.deleteTicket, endpoints.deleteExitTicket])
    serve(app, endpoint, async (call) => deleteTicket(context, owned(call), call.request));

  serve(app, endpoints.shareTicket, async (call) => shareTicket(context, owned(call)));
  serve(app, endpoints.unshareTicket, async (call) => unshareTicket(context, owned(call)));
  serve(app, endpoints.readSharedTicket, async ({ body }) => readSharedTicket(context, body.secret));
  serve(app, endpoints.takeSharedTicket, async ({ body }) => takeSharedTicket(context, body.secret));

  serve(app, endpoints.getTicket, async (call) => {
    const ticket = await getOwned(context, owned(call));
    const [view, copies] = await Promise.all([viewOf(ticket), countCopies(context, ticket)]);
    return copies ? { ...view, copies } : view;
  });
  serve(app, endpoints.compareCopies, async (call) => {
    const { tickets, hasMore } = await findCopies(context, owned(call));
    return { tickets: tickets.map(comparedView), hasMore };
  });
  serve(app, endpoints.findTicketByPin, async ({ params }) => {
    const ticket = await lookUp(params.pin);
    // The same error for an unknown PIN and a closed ticket.
    if (!ticket) throw new AppError('pin_not_found');
    return isReleasedAt(ticket, context.now()) ? releasedView(ticket) : studentView(ticket);
  });
  serve(app, endpoints.changeRightAnswers, async (call) =>
    viewOf(await changeRightAnswers(context, owned(call), call.body, call.request)),
  );
  serve(app, endpoints.getRightAnswers, async ({ params }) => {
    const ticket = await findReleased(context, params.id);
    return { ticket: ticket && releasedView(ticket) };
  });
  for (const endpoint of [endpoints.listTickets, endpoints.listArchivedTickets])
    serve(app, endpoint, async ({ query: { before, ...asked }, teacherId, reply }) => {
      const isArchived = endpoint === endpoints.listArchivedTickets;
      const page = await listTickets(context, { teacherId, isArchived, before, ...asked }, asked.limit);
      reply.header('x-total-count', page.total);
      if (page.next) reply.header('link', nextLink(endpoint.path, asked, page.next));
      return listedViews(page.tickets);
    });
  serve(app, endpoints.listClassNames, async ({ query, teacherId }) =>
    listClassNames(context, { teacherId, isArchived: query.isArchived === 'true' }),
  );

  serve(app, endpoints.addFollowUp, ({ body, teacherId }) => addFollowUp(context, teacherId, body));
  serve(app, endpoints.listFollowUps, ({ query, teacherId }) => listFollowUps(context, teacherId, query.className));
  serve(app, endpoints.removeFollowUp, ({ params, teacherId }) =>
    removeFollowUp(context, { id: params.followUpId, teacherId }),
  );
  serve(app, endpoints.getEarlierResults, (call) => earlierResults(context, owned(call)));

  serve(app, endpoints.getJoinAddresses, async () => joinAddresses);
};
