import {
  changeJudgements,
  getAnalysisSent,
  getJudgements,
  judgeTicket,
  type SentRequest,
} from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { HeldText } from './held-text.ts';
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
  const held = new HeldText();
  serve(app, getJudgements, ({ params, teacherId, reply }) =>
    judgements.get({ ticketId: params.id, teacherId, hold: held.until(reply, teacherId) }),
  );
  serve(app, changeJudgements, ({ params, teacherId, body, request: { traceparent }, reply }) =>
    judgements.change({ ticketId: params.id, teacherId, traceparent, hold: held.until(reply, teacherId) }, body),
  );
  serve(app, judgeTicket, ({ params, teacherId, signal, progress, reply }) =>
    judging.judgeTicket({ ticketId: params.id, teacherId, hold: held.until(reply, teacherId) }, { signal }, progress),
  );
  serve(app, getAnalysisSent, async ({ params, teacherId, reply }) => {
    const hold = held.until(reply, teacherId);
    const { id } = await judgements.ticketOf({ ticketId: params.id, teacherId });
    const sent = (await Promise.all([judgements, ...senders].map((sender) => sender.sent(id)))).flat();
    for (const { messages } of sent) hold(messages.reduce((sum, { content }) => sum + content.length, 0));
    return { requests: sent.sort((one, other) => one.sentAt.localeCompare(other.sentAt)) };
  });
};
