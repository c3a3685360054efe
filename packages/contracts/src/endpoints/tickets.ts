import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { earlierResult, followUp, newFollowUp } from '../entities/follow-up.ts';
import { rightAnswers } from '../entities/right-answers.ts';
import {
  classNameChange,
  comparedTicket,
  listedTicket,
  newTicketDraft,
  pin,
  sharedTicket,
  shareSecret,
  studentTicket,
  takenTicket,
  ticket,
  ticketDraft,
} from '../entities/ticket.ts';
import { isCursorIn, ticketCursor } from '../entities/ticket-cursor.ts';
import { rateLimits } from '../rate-limits.ts';
import { limits } from '../rules/limits.ts';
import { ticketOrders, ticketStatuses } from '../rules/ticket-status.ts';
import { id, text, timestamp } from '../scalars.ts';

const byId = z.object({ id });
const mine = { service: 'tickets', access: 'teacher' } as const;
const forAnyone = { service: 'tickets', access: 'anyone' } as const;
const change = { ...mine, params: byId, reply: ticket, rateLimits: [rateLimits.ticketChanges] } as const;
const listing = { ...mine, cost: 'list', rateLimits: [rateLimits.lists] } as const;

export const createTicket = endpoint({
  method: 'POST',
  path: '/api/create-exit-ticket',
  ...mine,
  summary:
    'Store a ticket, open it for 7 days and give it a PIN; the same draftId again gives the same ticket while it is open',
  body: newTicketDraft,
  status: 201,
  reply: ticket,
  rateLimits: [rateLimits.newTickets, rateLimits.newTicketsPerDay],
  errors: ['too_many_requests', 'too_many_tickets', 'pins_exhausted'],
});

/** An addition to the documented calls: the same ticket for another class (docs/design.md 5). */
export const copyTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/:id/copy',
  ...mine,
  summary: 'Make a new open ticket with the questions and the material of another, for the class in the body',
  params: byId,
  body: classNameChange,
  status: 201,
  reply: ticket,
  rateLimits: [rateLimits.newTickets, rateLimits.newTicketsPerDay],
  errors: ['ticket_not_found', 'too_many_requests', 'too_many_tickets', 'pins_exhausted'],
});

/** Additions to the documented calls: a ticket for colleagues, by a secret link (docs/design.md 5). */
export const shareTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/:id/share',
  ...mine,
  summary: 'Make a link by which a colleague can take the questions over; a link that was made before ends',
  params: byId,
  status: 201,
  reply: shareSecret.extend({ sharedUntil: timestamp }),
  rateLimits: [rateLimits.ticketChanges],
  errors: ['ticket_not_found', 'too_many_shares'],
});

export const unshareTicket = endpoint({
  method: 'DELETE',
  path: '/api/ticket/:id/share',
  ...mine,
  summary: 'Withdraw the link of a ticket',
  params: byId,
  status: 204,
  replyKind: 'empty',
  rateLimits: [rateLimits.ticketChanges],
  errors: ['ticket_not_found'],
});

/** The secret is in the body, which keeps it out of logs and `Referer` headers. */
export const readSharedTicket = endpoint({
  method: 'POST',
  path: '/api/shared-ticket',
  ...forAnyone,
  summary: 'What a link of a colleague leads to: title and questions, without answer keys',
  body: shareSecret,
  reply: sharedTicket,
  rateLimits: [rateLimits.shareMisses],
  errors: ['share_not_found'],
});

export const takeSharedTicket = endpoint({
  method: 'POST',
  path: '/api/shared-ticket/take',
  ...mine,
  summary: 'The same with answer keys and guides, for a draft of one’s own; nothing is stored yet',
  body: shareSecret,
  reply: takenTicket,
  rateLimits: [rateLimits.shareMisses],
  errors: ['share_not_found'],
});

export const updateTicket = endpoint({
  method: 'PUT',
  path: '/api/ticket/:id',
  ...change,
  summary: 'Replace what a ticket says; refused once it has responses',
  body: ticketDraft,
  errors: ['ticket_not_found', 'ticket_has_responses'],
});

/** The same call under the path that the dashboard uses (docs/product.md 7). */
export const updateExitTicket = endpoint({ ...updateTicket, path: '/api/exit-tickets/:id' });

/** One page of a list of tickets (docs/design.md 4.22). Filters and order apply to the whole list. */
const page = {
  ...listing,
  query: z
    .object({
      before: ticketCursor
        .optional()
        .describe(
          'Where to go on: of the newest first the `createdAt` of a ticket, with `_` and its id behind it; in other orders only what `Link` says',
        ),
      limit: z.coerce
        .number<number | string>()
        .int()
        .min(1)
        .max(limits.ticketsPerPage)
        .default(limits.ticketsPerPage)
        .describe(`How many on a page; of a search at most ${limits.ticketsPerPageOfSearch}`),
      sort: z.enum(ticketOrders).default('newest').describe('By title or class, digits in it count as numbers'),
      className: text(0, limits.classNameLength).optional().describe('Only tickets of this class; empty: of none'),
      status: z.enum(ticketStatuses).optional().describe('Only tickets in this state'),
      search: text(0, limits.titleLength)
        .optional()
        .describe(
          `Only tickets that have every word of this, of the first ${limits.wordsPerSearch}, in the title, the class or a question; order, capitals and accents make no difference`,
        ),
    })
    .refine(({ before, sort }) => !before || isCursorIn(sort, before), {
      path: ['before'],
      message: 'must be of a list in the same order',
    }),
  reply: z.array(listedTicket),
  replyHeaders: {
    link: 'Where the list goes on, as `</api/…?before=…&limit=…>; rel="next"`; absent on the last page',
    'x-total-count': `How many tickets there are in the whole list; of a search ${limits.ticketsCountedOfSearch + 1} stands for all numbers above ${limits.ticketsCountedOfSearch}`,
  },
} as const;

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/my-tickets',
  summary: "The teacher's tickets that are not archived, a page at a time",
  ...page,
});

export const listArchivedTickets = endpoint({
  method: 'GET',
  path: '/api/my-archived-tickets',
  summary: "The teacher's archived tickets, a page at a time",
  ...page,
});

/** An addition to the documented calls: the values of the class filter, without reading the whole list. */
export const listClassNames = endpoint({
  method: 'GET',
  path: '/api/my-classes',
  ...listing,
  summary: 'The classes that the newest thousand tickets of a list are for, in the order of a school',
  query: z.object({ isArchived: z.enum(['true', 'false']).default('false') }),
  reply: z.array(z.string().meta({ example: '2B' })),
});

export const findTicketByPin = endpoint({
  method: 'GET',
  path: '/api/ticket/:pin',
  ...forAnyone,
  summary:
    'An open ticket, for students: without answer keys. One that has closed is found while its PIN rests, if its right answers were released, and with them',
  params: z.object({ pin }),
  reply: studentTicket,
  rateLimits: [rateLimits.pinMisses],
  errors: ['pin_not_found'],
});

export const getTicket = endpoint({
  method: 'GET',
  path: '/api/ticket-by-id/:id',
  ...mine,
  summary: 'One ticket, for its results',
  params: byId,
  reply: ticket,
  errors: ['ticket_not_found'],
});

/** An addition to the documented calls: the results of one ticket in several classes, or repeated in the same class. */
export const compareCopies = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/copies',
  ...listing,
  summary: 'A ticket and the others that are copies of the same one and not archived, the newest first',
  params: byId,
  reply: z.object({
    tickets: z.array(comparedTicket),
    hasMore: z.boolean().meta({ example: false }).describe('Whether older ones are left out'),
  }),
  errors: ['ticket_not_found'],
});

export const deleteTicket = endpoint({
  method: 'DELETE',
  path: '/api/ticket/:id',
  ...mine,
  summary: 'Delete a ticket for good, with its responses and analysis',
  params: byId,
  status: 204,
  replyKind: 'empty',
  errors: ['ticket_not_found'],
});

export const deleteExitTicket = endpoint({ ...deleteTicket, path: '/api/exit-tickets/:id' });

export const archiveTicket = endpoint({
  method: 'PATCH',
  path: '/api/ticket/:id/archive',
  ...change,
  summary: 'Put a ticket in the archive',
  errors: ['ticket_not_found'],
});

export const archiveExitTicket = endpoint({
  ...archiveTicket,
  method: 'POST',
  path: '/api/exit-tickets/:id/archive',
});

export const unarchiveTicket = endpoint({
  method: 'PATCH',
  path: '/api/ticket/:id/unarchive',
  ...change,
  summary: 'Bring a ticket back from the archive, as it was',
  errors: ['ticket_not_found', 'too_many_requests', 'pins_exhausted'],
});

export const reactivateTicket = endpoint({
  method: 'PATCH',
  path: '/api/ticket/:id/reactivate',
  ...change,
  summary: 'Open a closed or expired ticket again, for 7 days from now',
  errors: [
    'ticket_not_found',
    'ticket_analyzed',
    'ticket_anonymized',
    'ticket_is_open',
    'too_many_requests',
    'pins_exhausted',
  ],
});

export const updateClassName = endpoint({
  method: 'PATCH',
  path: '/api/ticket/:id/update-class',
  ...change,
  summary: 'Rename the class of a ticket; always allowed',
  body: classNameChange,
  errors: ['ticket_not_found'],
});

export const setTicketStatus = endpoint({
  method: 'PATCH',
  path: '/api/ticket/:id/status',
  ...change,
  summary: 'Close a ticket, or open it again',
  body: z.object({ isActive: z.boolean() }),
  errors: ['ticket_not_found', 'ticket_analyzed', 'ticket_anonymized', 'too_many_requests', 'pins_exhausted'],
});

/** An addition to the documented calls: what students may read about the right answers (docs/design.md 4.28). */
export const changeRightAnswers = endpoint({
  method: 'PUT',
  path: '/api/ticket/:id/right-answers',
  ...change,
  summary:
    'Release the right answers to students, which closes the ticket, or take them back; opening it again does so too',
  body: rightAnswers,
  errors: ['ticket_not_found'],
});

/** An addition to the documented calls: for a device that has sent its answers, even after the PIN was reused. */
export const getRightAnswers = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/right-answers',
  ...forAnyone,
  summary:
    'A ticket for students with its right answers; null while they are not released, and where there is no such ticket',
  params: byId,
  reply: z.object({ ticket: studentTicket.nullable() }),
});

/** An addition to the documented calls: asks a question again in the next ticket of its class (docs/design.md 4.32). */
export const addFollowUp = endpoint({
  method: 'POST',
  path: '/api/follow-ups',
  ...mine,
  summary: 'Have a question wait for the next ticket of the class of its origin; one that waits already is replaced',
  body: newFollowUp,
  bodyLimit: limits.followUpBytes,
  status: 201,
  reply: followUp,
  rateLimits: [rateLimits.ticketChanges],
  errors: ['ticket_not_found', 'too_many_follow_ups'],
});

export const listFollowUps = endpoint({
  method: 'GET',
  path: '/api/follow-ups',
  ...listing,
  summary: 'The questions that wait for a class or were asked again, the newest first, with how they were answered',
  query: z.object({
    className: text(0, limits.classNameLength)
      .optional()
      .describe('Only of this class, however its name is typed; empty: of none'),
  }),
  reply: z.array(followUp).max(limits.followUpsPerTeacher),
});

export const removeFollowUp = endpoint({
  method: 'DELETE',
  path: '/api/follow-ups/:followUpId',
  ...mine,
  summary: 'No longer ask a question again, or come back to one that was; its tickets stay as they are',
  params: z.object({ followUpId: id }),
  status: 204,
  replyKind: 'empty',
  errors: ['follow_up_not_found'],
});

export const getEarlierResults = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/earlier-results',
  ...mine,
  summary: 'How the origin of each question that a ticket asks again was answered',
  params: byId,
  reply: z.array(earlierResult).max(limits.questionsPerTicket),
  errors: ['ticket_not_found'],
});

/**
 * An addition to the documented calls: a teacher at `localhost` must show students an address that their phones can
 * open (docs/design.md 3).
 */
export const getJoinAddresses = endpoint({
  method: 'GET',
  path: '/api/join-addresses',
  ...mine,
  summary: 'Where devices in the room find the student page; empty when only this machine can reach it',
  reply: z.array(z.url().meta({ example: 'http://192.168.1.20:3000' })),
});
