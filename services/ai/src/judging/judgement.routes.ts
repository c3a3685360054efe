import {
  changeJudgements,
  getAnalysisSent,
  getJudgements,
  judgeTicket,
  type SentRequest,
} from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Judgements } from './judgements.ts';

/** The verdicts on a ticket's answers, and what its teacher changes about them. */
export const serveJudgements = (app: FastifyInstance, judgements: Judgements): void => {
  serve(app, getJudgements, ({ params, teacherId }) => judgements.get({ ticketId: params.id, teacherId }));
  serve(app, changeJudgements, ({ params, teacherId, body, request }) =>
    judgements.change({ ticketId: params.id, teacherId, traceparent: request.traceparent }, body),
  );
};
