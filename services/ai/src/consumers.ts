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
  // Deleting what is gone changes nothing; a late event finds nothing new, as ids are never used again.
  consumer('ai-on-ticket-deleted', ticketDeleted, async ({ data: { ticketId } }) => {
    const { analyses, tallies } = context;
    await Promise.all([analyses.remove(ticketId), forgetJudgements(context, ticketId), tallies.remove(ticketId)]);
  }),

  // What is gone stays gone; judging and analysing that go on at the time see to what they store themselves.
  consumer('ai-on-response-erased', responseErased, async ({ data: { ticketId, responseId } }) => {
    await Promise.all([
      // Its points, counts and quotes rest on all answers together. One that is being made begins again.
      context.analyses.removeBasedOn(ticketId, responseId),
      forgetResponse(context, ticketId, responseId),
      scheduleTally(context, ticketId, 'answers'),
    ]);
  }),

  // What is gone stays gone; judging and analysing that go on at the time find that they may store nothing.
  consumer('ai-on-responses-anonymized', responsesAnonymized, ({ data }) => anonymizeTicket(context, data.ticketId)),

  // The tickets of the account go by their own events; forgetting what is forgotten changes nothing.
  consumer('ai-on-account-deleted', accountDeleted, ({ data }) =>
    forgetRequests(context.database, data.teacherId, context.now()),
  ),

  // An event that comes twice or late only has a ticket looked at once more: what is judged stays as it is. One of days
  // ago, which a bus delivers again to a service that is new to it, costs no model anything: its teacher can still ask.
  consumer('ai-on-response-submitted', responseSubmitted, async ({ time, data }) => {
    await scheduleTally(context, data.ticketId, 'answers');
    if (context.now().getTime() - Date.parse(time) < maxEventAgeMs) await scheduleJudging(context, data.ticketId);
  }),

  // Counting a ticket once more changes nothing where nothing has changed.
  consumer('ai-on-response-removed', responseRemoved, ({ data }) => scheduleTally(context, data.ticketId, 'answers')),
  consumer('ai-on-answer-evaluated', answerEvaluated, ({ data }) => scheduleTally(context, data.ticketId, 'verdicts')),
];
