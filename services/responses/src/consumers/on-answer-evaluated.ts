import { type Bus, type Consumer, consumer } from '@exit-tickets/bus';
import { answerEvaluated, ticketUpdatedSignal } from '@exit-tickets/contracts';

/** The live streams hear that verdicts changed, not which: twice or late, they are only read once more. */
export const onAnswerEvaluated = (bus: Bus): Consumer =>
  consumer('responses-on-answer-evaluated', answerEvaluated, async ({ data: { ticketId, questionId } }) => {
    bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'judgements', questionId } });
  });
