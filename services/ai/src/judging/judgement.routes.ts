import {
  changeJudgements,
  getAnalysisSent,
  getJudgements,
  getNamelessAnswers,
  judgeTicket,
  type SentRequest,
} from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { MaskAnswers } from '../worker/mask-answers.ts';
import { HeldText } from './held-text.ts';
import type { ClassJudging } from './judge-class.ts';
import type { Judgements } from './judgements.ts';
import { namelessAnswers } from './nameless-answers.ts';

/** Whoever keeps what it sent to the model about a ticket. */
interface Sender {
  sent(ticketId: string): Promise<readonly SentRequest[]>;
}

export interface JudgementParts {
  judgements: Judgements;
  judging: ClassJudging;
  mask: MaskAnswers;
  /** Hears that a teacher reads the verdicts on a ticket. */
  onRead(ticketId: string): Promise<void>;
  /** Who else sends answers to the model. */
  senders: readonly Sender[];
}

/** The verdicts on a ticket's answers: read, changed by its teacher, asked of the model, and what the model was sent. */
export const serveJudgements = (
  app: FastifyInstance,
  { judgements, judging, mask, onRead, senders }: JudgementParts,
): void => {
  const held = new HeldText();
  serve(app, getJudgements, ({ params, teacherId, reply, signal }) =>
    held.during(reply, teacherId, async (hold) => {
      // A change is made also for a phone that has lost its connection meanwhile; what is only read, for nobody who left.
      const holdForReader = (text: number): void => {
        signal.throwIfAborted();
        hold(text);
      };
      const read = await judgements.get({ ticketId: params.id, teacherId, hold: holdForReader });
      await onRead(params.id);
      return read;
    }),
  );
  serve(app, getNamelessAnswers, ({ params, teacherId, reply, signal }) =>
    held.during(reply, teacherId, async (hold) => {
      const { ticket, responses } = await judgements.answersTo({ ticketId: params.id, teacherId, hold });
      return namelessAnswers(ticket, responses, mask, { signal });
    }),
  );
  serve(app, changeJudgements, ({ params, teacherId, body, request: { traceparent }, reply }) =>
    held.during(reply, teacherId, (hold) =>
      judgements.change({ ticketId: params.id, teacherId, traceparent, hold }, body),
    ),
  );
  serve(app, judgeTicket, ({ params, teacherId, signal, progress, reply }) =>
    held.during(reply, teacherId, (hold) =>
      judging.judgeTicket({ ticketId: params.id, teacherId, hold }, { signal }, progress),
    ),
  );
  serve(app, getAnalysisSent, ({ params, teacherId, reply }) =>
    held.during(reply, teacherId, async (hold) => {
      const { id } = await judgements.ticketOf({ ticketId: params.id, teacherId });
      const sent = (await Promise.all([judgements, ...senders].map((sender) => sender.sent(id)))).flat();
      for (const { messages } of sent) hold(messages.reduce((sum, { content }) => sum + content.length, 0));
      return { requests: sent.sort((one, other) => one.sentAt.localeCompare(other.sentAt)) };
    }),
  );
};
