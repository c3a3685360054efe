import { type Consumer, consumer } from '@exit-tickets/bus';
import {
  accountDeleted,
  answerEvaluated,
  responseErased,
  responseRemoved,
  responseSubmitted,
  responsesAnonymized,
  ticketDeleted,
} from '@exit-tickets/contracts';
import type { AiContext } from './ai-context.ts';
import { forgetJudgements, forgetResponse } from './judging/forget-judgements.ts';
import { forgetRequests } from './model/request-budget.ts';
import { anonymizeTicket } from './use-cases/anonymize-ticket.ts';
import { scheduleJudging } from './use-cases/judging-schedule.ts';
import { scheduleTally } from './use-cases/schedule-tally.ts';

const maxEventAgeMs = 24 * 60 * 60_000;

/** The events that the ai service consumes. */
export const consumersOf = (context: AiContext): readonly Consumer[] => [
  // Deleting twice is harmless; a late event matches nothing new, because ids are never reused.
  consumer('ai-on-ticket-deleted', ticketDeleted, async ({ data: { ticketId } }) => {
    const { analyses, tallies } = context;
    await Promise.all([analyses.remove(ticketId), forgetJudgements(context, ticketId), tallies.remove(ticketId)]);
  }),

  // Deleting twice is harmless; a judging or analysis in progress checks for erased responses itself.
  consumer('ai-on-response-erased', responseErased, async ({ data: { ticketId, responseId } }) => {
    await Promise.all([
      // An analysis is based on all answers together. One in progress starts again.
      context.analyses.removeBasedOn(ticketId, responseId),
      forgetResponse(context, ticketId, responseId),
      scheduleTally(context, ticketId, 'answers'),
    ]);
  }),

  // Deleting twice is harmless; a judging or analysis in progress finds that it may store nothing.
  consumer('ai-on-responses-anonymized', responsesAnonymized, ({ data }) => anonymizeTicket(context, data.ticketId)),

  // The account's tickets have their own events; deleting the request counts twice is harmless.
  consumer('ai-on-account-deleted', accountDeleted, ({ data }) =>
    forgetRequests(context.database, data.teacherId, context.now()),
  ),

  // A repeated or late event only schedules the ticket again; existing verdicts stay. Old events, which the bus
  // redelivers to a new service, do not cause model calls: the teacher can still ask.
  consumer('ai-on-response-submitted', responseSubmitted, async ({ time, data }) => {
    await scheduleTally(context, data.ticketId, 'answers');
    if (context.now().getTime() - Date.parse(time) < maxEventAgeMs) await scheduleJudging(context, data.ticketId);
  }),

  // Counting again is harmless.
  consumer('ai-on-response-removed', responseRemoved, ({ data }) => scheduleTally(context, data.ticketId, 'answers')),
  consumer('ai-on-answer-evaluated', answerEvaluated, ({ data }) => scheduleTally(context, data.ticketId, 'verdicts')),
];
