import * as endpoints from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Owned, OwnedResponse, ResponsesContext } from './responses-context.ts';
import { anonymizeTicket } from './use-cases/anonymize-ticket.ts';
import { findStudent } from './use-cases/find-student.ts';
import { keepFromAi } from './use-cases/keep-from-ai.ts';
import { openStream } from './use-cases/live-streams.ts';
import { getAnonymity, listDue } from './use-cases/read-anonymity.ts';
import { getOwned, hasResponses, listResponses } from './use-cases/read-responses.ts';
import { removeResponse, restoreResponse } from './use-cases/remove-response.ts';
import { submitResponse } from './use-cases/submit-response.ts';

const owned = ({ params, teacherId }: { params: { id: string }; teacherId: string }): Owned => ({
  ticketId: params.id,
  teacherId,
});
const ownedResponse = (call: { params: { id: string; responseId: string }; teacherId: string }): OwnedResponse => ({
  ...owned(call),
  responseId: call.params.responseId,
});

/** Maps endpoints to use cases. */
export const serveResponses = (app: FastifyInstance, context: ResponsesContext): void => {
  serve(app, endpoints.submitResponse, ({ body, request }) => submitResponse(context, body, request.traceparent));

  serve(app, endpoints.listResponses, (call) => listResponses(context, owned(call)));
  serve(app, endpoints.hasResponses, async (call) => ({ hasResponses: await hasResponses(context, owned(call)) }));
  serve(app, endpoints.findStudent, ({ body, teacherId }) => findStudent(context, { teacherId, ...body }));
  serve(app, endpoints.watchTicket, async (call) => {
    await getOwned(context, owned(call));
    call.reply.hijack();
    openStream(context, call.params.id, call.reply.raw);
  });

  serve(app, endpoints.removeResponse, (call) => removeResponse(context, ownedResponse(call)));
  serve(app, endpoints.restoreResponse, (call) => restoreResponse(context, ownedResponse(call)));
  serve(app, endpoints.keepResponseFromAi, (call) => keepFromAi(context, ownedResponse(call), call.body.isKeptFromAi));

  serve(app, endpoints.getRetention, async () => ({ days: context.days }));
  serve(app, endpoints.getAnonymity, (call) => getAnonymity(context, owned(call)));
  serve(app, endpoints.anonymizeTicket, (call) => anonymizeTicket(context, owned(call)));
  serve(app, endpoints.listDue, ({ teacherId }) => listDue(context, teacherId));
};
