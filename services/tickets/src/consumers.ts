import { type Consumer, consumer } from '@exit-tickets/bus';
import {
  accountDeleted,
  questionJudged,
  responseRemoved,
  responseSubmitted,
  ticketAnalyzed,
  ticketDeleted,
} from '@exit-tickets/contracts';
import type { TicketsContext } from './tickets-context.ts';
import { closeAnalyzedTicket } from './use-cases/close-analyzed-ticket.ts';
import { deleteTicketsOfTeacher } from './use-cases/delete-tickets-of-teacher.ts';

/** The events that the tickets service consumes. */
export const consumersOf = (context: TicketsContext): readonly Consumer[] => [
  // A count has a version, so a late or repeated event changes nothing.
  consumer('tickets-on-response-submitted', responseSubmitted, ({ data }) => context.repository.setResponseCount(data)),
  consumer('tickets-on-response-removed', responseRemoved, ({ data }) => context.repository.setResponseCount(data)),

  // A count never replaces a newer one, so a late or repeated event changes nothing.
  consumer('tickets-on-question-judged', questionJudged, ({ data: { ticketId, version, tallies } }) =>
    context.repository.setTallies(ticketId, { version, tallies }),
  ),

  // An analysed ticket stays analysed, so a repeated event changes nothing.
  consumer('tickets-on-ticket-analyzed', ticketAnalyzed, ({ data, traceparent }) =>
    closeAnalyzedTicket(context, data.ticketId, { traceparent }),
  ),

  // Consumes its own event, so that the material is deleted however often a crash interrupts that. Nothing is restored.
  consumer('tickets-on-ticket-deleted', ticketDeleted, ({ data }) => context.materials.removeOfTicket(data.ticketId)),

  // Deletes nothing for a teacher without tickets, and a deleted account never comes back.
  consumer('tickets-on-account-deleted', accountDeleted, ({ data, traceparent }) =>
    deleteTicketsOfTeacher(context, data.teacherId, { traceparent }),
  ),
];
