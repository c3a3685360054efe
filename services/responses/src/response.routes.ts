import {
  anonymizeTicket,
  findPupil,
  getAnonymity,
  getRetention,
  hasResponses,
  keepResponseFromAi,
  listDue,
  listResponses,
  removeResponse,
  restoreResponse,
  submitResponse,
  watchTicket,
} from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { LiveStreams } from './live-streams.ts';
import type { createFindPupil } from './pupil/find-pupil.ts';
import type { Removals } from './removals.ts';
import type { Responses } from './responses.ts';
import type { Anonymizing } from './retention/anonymizing.ts';
import type { Submissions } from './submissions.ts';

export interface UseCases {
  submissions: Submissions;
  responses: Responses;
  removals: Removals;
  anonymizing: Anonymizing;
  find: ReturnType<typeof createFindPupil>;
  /** How long answers are kept; null: until they are deleted. */
  days: number | null;
  live: LiveStreams;
}

/** Endpoint → use case. */
export const serveResponses = (app: FastifyInstance, useCases: UseCases): void => {
  const { submissions, responses, removals, anonymizing, find, days, live } = useCases;
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

  serve(app, getRetention, async () => ({ days }));

  serve(app, getAnonymity, ({ params, teacherId }) => anonymizing.get({ ticketId: params.id, teacherId }));

  serve(app, anonymizeTicket, ({ params, teacherId }) => anonymizing.anonymize({ ticketId: params.id, teacherId }));

  serve(app, listDue, ({ teacherId }) => anonymizing.due(teacherId));

  serve(app, findPupil, ({ body, teacherId }) => find({ teacherId, ...body }));

  serve(app, hasResponses, async ({ params, teacherId }) => ({
    hasResponses: await responses.exist(params.id, teacherId),
  }));

  serve(app, watchTicket, async ({ params, teacherId, reply }) => {
    await responses.assertOwner(params.id, teacherId);
    reply.hijack();
    live.open(params.id, reply.raw);
  });
};
