import { type Consumer, consumer } from '@exit-tickets/bus';
import {
  accountDeleted,
  questionJudged,
  responseRemoved,
  responseSubmitted,
  responsesAnonymized,
  ticketAnalyzed,
  ticketDeleted,
} from '@exit-tickets/contracts';
import type { TicketsContext } from './tickets-context.ts';
import { closeAnalyzedTicket, closeAnonymizedTicket } from './use-cases/close-for-good.ts';
import { deleteTicketsOfTeacher } from './use-cases/delete-tickets-of-teacher.ts';

/** The events that the tickets service consumes. */
export const consumersOf = (context: TicketsContext): readonly Consumer[] => [
  // A response count is versioned by its removals, so a late or repeated event changes nothing.
  consumer('tickets-on-response-submitted', responseSubmitted, ({ data }) => context.repository.setResponseCount(data)),
  consumer('tickets-on-response-removed', responseRemoved, ({ data }) => context.repository.setResponseCount(data)),

  // Tallies never replace newer ones, so a late or repeated event changes nothing.
  consumer('tickets-on-question-judged', questionJudged, ({ data: { ticketId, version, tallies } }) =>
    context.repository.setTallies(ticketId, { version, tallies }),
  ),

  // An analysed ticket stays analysed, so a repeated event changes nothing.
  consumer('tickets-on-ticket-analyzed', ticketAnalyzed, ({ data, traceparent }) =>
    closeAnalyzedTicket(context, data.ticketId, { traceparent }),
  ),

  // An anonymised ticket stays as it is, so a repeated event changes nothing.
  consumer('tickets-on-responses-anonymized', responsesAnonymized, async ({ data, traceparent }) => {
    await context.repository.setResponseCount(data);
    await context.repository.setFinalTallies(data.ticketId, data.tallies);
    await context.followUps.forgetWords(data.ticketId);
    await closeAnonymizedTicket(context, data.ticketId, new Date(data.anonymizedAt), { traceparent });
  }),

  // The service consumes its own event, so deleting the material and follow-ups is retried after a crash.
  consumer('tickets-on-ticket-deleted', ticketDeleted, async ({ data }) => {
    await context.materials.removeOfTicket(data.ticketId);
    await context.followUps.forgetTicket(data.ticketId);
  }),

  // Safe to repeat: does nothing once the teacher has no tickets, and a deleted account is never restored.
  consumer('tickets-on-account-deleted', accountDeleted, ({ data, traceparent }) =>
    deleteTicketsOfTeacher(context, data.teacherId, { traceparent }),
  ),
];
