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
import type { Judging } from './judging.ts';

/** Whoever keeps what it sent to the model about a ticket. */
interface Sender {
  sent(ticketId: string): Promise<readonly SentRequest[]>;
}

export interface JudgementParts {
  judgements: Judgements;
  judging: Judging;
  /** Who else sends answers to the model. */
  senders: readonly Sender[];
}

/** The verdicts on a ticket's answers: read, changed by its teacher, asked of the model, and what the model was sent. */
export const serveJudgements = (app: FastifyInstance, { judgements, judging, senders }: JudgementParts): void => {
  serve(app, getJudgements, ({ params, teacherId }) => judgements.get({ ticketId: params.id, teacherId }));
  serve(app, changeJudgements, ({ params, teacherId, body, request }) =>
    judgements.change({ ticketId: params.id, teacherId, traceparent: request.traceparent }, body),
  );
  serve(app, judgeTicket, ({ params, teacherId, signal, progress }) =>
    judging.judgeTicket({ ticketId: params.id, teacherId }, { signal }, progress),
  );
  serve(app, getAnalysisSent, async ({ params, teacherId }) => {
    const { id } = await judgements.ticketOf({ ticketId: params.id, teacherId });
    const sent = await Promise.all([judgements, ...senders].map((sender) => sender.sent(id)));
    return { requests: sent.flat().sort((one, other) => one.sentAt.localeCompare(other.sentAt)) };
  });
};
