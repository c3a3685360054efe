import { analyzeTicket, getAnalysis } from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Analyses } from './analyses.ts';

export const serveAnalysis = (app: FastifyInstance, analyses: Analyses): void => {
  serve(app, analyzeTicket, ({ params, body, teacherId, signal, progress, request }) =>
    analyses.analyse(
      {
        ticketId: params.id,
        teacherId,
        lessonContent: body.lessonContent,
        renew: body.renew,
        traceparent: request.traceparent,
      },
      { signal, teacherId, onQueued: (place) => progress('queued', place) },
      progress,
    ),
  );
  serve(app, getAnalysis, ({ params, teacherId }) => analyses.get(params.id, teacherId));
};
