import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anonymity, foundResponse, retention } from '../entities/anonymous.ts';
import { response, submission } from '../entities/response.ts';
import { rateLimits } from '../rate-limits.ts';
import { limits, timeouts } from '../rules/limits.ts';
import { id, responseId, text, timestamp } from '../scalars.ts';

const byId = z.object({ id });
const oneResponse = z.object({ id, responseId });
const mine = { service: 'responses', access: 'teacher' } as const;

export const submitResponse = endpoint({
  method: 'POST',
  path: '/api/submit-response',
  service: 'responses',
  access: 'anyone',
  summary: "Store a student's answers; the same submissionId twice stores one response",
  body: submission,
  status: 201,
  reply: z.object({ id, submittedAt: timestamp }),
  errors: ['ticket_not_found', 'ticket_closed', 'ticket_full', 'questions_changed'],
});

export const listResponses = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/responses',
  ...mine,
  summary: 'The responses to a ticket, oldest first',
  cost: 'list',
  rateLimits: [rateLimits.lists],
  params: byId,
  reply: z.array(response),
  errors: ['ticket_not_found'],
});

export const removeResponse = endpoint({
  method: 'DELETE',
  path: '/api/ticket/:id/responses/:responseId',
  ...mine,
  summary: 'Remove one response; nobody sees it from now on, and a moment later nothing is left of it',
  params: oneResponse,
  status: 204,
  replyKind: 'empty',
  rateLimits: [rateLimits.removals],
  errors: ['ticket_not_found', 'response_not_found'],
});

export const restoreResponse = endpoint({
  method: 'PATCH',
  path: '/api/ticket/:id/responses/:responseId/restore',
  ...mine,
  summary: 'Bring back a response that was removed a moment ago; one that is there stays as it is',
  params: oneResponse,
  reply: response,
  errors: ['ticket_not_found', 'response_not_found'],
});

/** An addition to the documented calls: for a student, or a parent, who objects to a model. */
export const keepResponseFromAi = endpoint({
  method: 'PATCH',
  path: '/api/ticket/:id/responses/:responseId/ai',
  ...mine,
  summary: 'Keep one response from the model from now on, or let it read it again',
  params: oneResponse,
  body: z.object({ isKeptFromAi: z.boolean() }),
  reply: response,
  rateLimits: [rateLimits.ticketChanges],
  errors: ['ticket_not_found', 'response_not_found'],
});

export const hasResponses = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/has-responses',
  ...mine,
  summary: 'Whether a ticket can still be edited',
  params: byId,
  reply: z.object({ hasResponses: z.boolean() }),
  errors: ['ticket_not_found'],
});

export const watchTicket = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/live',
  ...mine,
  summary: 'Server-sent events: each new or removed response to a ticket, and a word when the ticket changed',
  params: byId,
  replyKind: 'event-stream',
  cost: 'stream',
  errors: ['ticket_not_found'],
});

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/retention',
  service: 'responses',
  access: 'anyone',
  summary: 'How long this server keeps answers',
  reply: retention,
});

export const getAnonymity = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/anonymity',
  ...mine,
  summary: 'When the answers to a ticket are made anonymous, or when that was and what is left of them',
  params: byId,
  reply: anonymity,
  errors: ['ticket_not_found'],
});

export const anonymizeTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/:id/anonymity',
  ...mine,
  summary: 'Delete names and single answers for good, and keep the counts; a ticket that is anonymous stays as it is',
  params: byId,
  reply: anonymity,
  timeoutMs: timeouts.judgementsMs,
  cost: 'grouped',
  rateLimits: [rateLimits.ticketChanges],
  errors: ['ticket_not_found', 'ticket_still_open', 'no_responses', 'ai_busy', 'ai_timeout'],
});

export const listDue = endpoint({
  method: 'GET',
  path: '/api/my-tickets-due',
  ...mine,
  summary: 'The tickets whose answers are made anonymous within the next 14 days, those first that are due first',
  reply: z.array(z.object({ ticketId: id, dueAt: timestamp })),
});

export const findStudent = endpoint({
  method: 'POST',
  path: '/api/find-student',
  ...mine,
  summary:
    "The responses to the teacher's tickets under a name, a page at a time; the name is in no address and no log",
  body: z.object({
    name: text(1, limits.studentNameLength).meta({ example: 'Noor' }),
    after: id.optional().describe('The ticket after which the search goes on: what `next` said'),
  }),
  reply: z.object({
    responses: z.array(foundResponse),
    next: id.optional().describe('Where it goes on; missing when all tickets were searched'),
  }),
  cost: 'list',
  rateLimits: [rateLimits.lists],
});
