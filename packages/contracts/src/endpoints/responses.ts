import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { response, submission } from '../entities/response.ts';
import { rateLimits } from '../rate-limits.ts';
import { id, responseId, timestamp } from '../scalars.ts';

const byId = z.object({ id });
const oneResponse = z.object({ id, responseId });
const mine = { service: 'responses', access: 'teacher' } as const;

export const submitResponse = endpoint({
  method: 'POST',
  path: '/api/submit-response',
  service: 'responses',
  access: 'anyone',
  summary: "Store a pupil's answers; the same submissionId twice stores one response",
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

/** An addition to the documented calls: for a pupil, or a parent, who objects to a model. */
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
