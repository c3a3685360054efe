import { type Consumer, consumer } from '@exit-tickets/bus';
import { answerEvaluated, ticketChanged, ticketDeleted, ticketUpdatedSignal } from '@exit-tickets/contracts';
import type { ResponsesContext } from './responses-context.ts';
import { forgetTicket } from './use-cases/forget-ticket.ts';

/** The events that the responses service consumes. */
export const consumersOf = (context: ResponsesContext): readonly Consumer[] => [
  // The event carries a versioned snapshot, and only a newer version is stored: late or repeated events are harmless.
  consumer('responses-on-ticket-changed', ticketChanged, async ({ data }) => {
    await context.replicas.replicate(data);
    context.bus.signal(ticketUpdatedSignal, { ticketId: data.ticketId, update: { kind: 'status' } });
  }),

  // Deleting again changes nothing, and the tombstone keeps a late event from restoring the ticket.
  consumer('responses-on-ticket-deleted', ticketDeleted, async ({ data: { ticketId } }) => {
    await forgetTicket(context, ticketId);
    // Open result pages re-read the ticket and find that it is deleted.
    context.bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'status' } });
  }),

  // Live streams only report that verdicts changed, so a late or repeated event just causes another read.
  consumer('responses-on-answer-evaluated', answerEvaluated, async ({ data: { ticketId, questionId } }) => {
    context.bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'judgements', questionId } });
  }),
];
