import {
  hasResponses,
  keepResponseFromAi,
  listResponses,
  removeResponse,
  restoreResponse,
  submitResponse,
  watchTicket,
} from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { LiveStreams } from './live-streams.ts';
import type { Removals } from './removals.ts';
import type { Responses } from './responses.ts';
import type { Submissions } from './submissions.ts';

export interface UseCases {
  submissions: Submissions;
  responses: Responses;
  removals: Removals;
  live: LiveStreams;
}

/** Endpoint → use case. */
export const serveResponses = (app: FastifyInstance, { submissions, responses, removals, live }: UseCases): void => {
  serve(app, submitResponse, ({ body, request }) => submissions.submit(body, request.traceparent));

  serve(app, listResponses, ({ params, teacherId }) => responses.list(params.id, teacherId));

  serve(app, removeResponse, ({ params: { id: ticketId, responseId }, teacherId }) =>
    removals.remove({ ticketId, responseId, teacherId }),
  );

  serve(app, restoreResponse, ({ params: { id: ticketId, responseId }, teacherId }) =>
    removals.restore({ ticketId, responseId, teacherId }),
  );

  serve(app, keepResponseFromAi, ({ params: { id: ticketId, responseId }, body, teacherId }) =>
    responses.keepFromAi({ ticketId, responseId, teacherId }, body.isKeptFromAi),
  );

  serve(app, hasResponses, async ({ params, teacherId }) => ({
    hasResponses: await responses.exist(params.id, teacherId),
  }));

  serve(app, watchTicket, async ({ params, teacherId, reply }) => {
    await responses.assertOwner(params.id, teacherId);
    reply.hijack();
    live.open(params.id, reply.raw);
  });
};
