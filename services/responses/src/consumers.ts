import { type Bus, type Consumer, consumer } from '@exit-tickets/bus';
import { answerEvaluated, ticketChanged, ticketDeleted, ticketUpdatedSignal } from '@exit-tickets/contracts';
import type { Responses } from './responses.ts';
import type { TicketReplicas } from './ticket-replica/ticket-replicas.ts';

interface ConsumerOptions {
  replicas: TicketReplicas;
  responses: Responses;
  bus: Bus;
}

/** The events that the responses service consumes. */
export const consumersOf = ({ replicas, responses, bus }: ConsumerOptions): readonly Consumer[] => [
  // The event carries the whole ticket with its version, and only a newer version is stored: late or twice is harmless.
  consumer('responses-on-ticket-changed', ticketChanged, async ({ data }) => {
    await replicas.replicate(data);
    bus.signal(ticketUpdatedSignal, { ticketId: data.ticketId, update: { kind: 'status' } });
  }),

  // Deleting again changes nothing, and the tombstone keeps a late event from restoring the ticket.
  consumer('responses-on-ticket-deleted', ticketDeleted, async ({ data: { ticketId } }) => {
    await responses.forgetTicket(ticketId);
    // Whoever has its results open reads that it is gone.
    bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'status' } });
  }),

  // The live streams only report that verdicts changed: twice or late, the page reads them once more.
  consumer('responses-on-answer-evaluated', answerEvaluated, async ({ data: { ticketId, questionId } }) => {
    bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'judgements', questionId } });
  }),
];
