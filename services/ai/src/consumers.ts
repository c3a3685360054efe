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
import type { JudgingSchedule } from './judging/judging-schedule.ts';
import type { Tallies } from './tallies/tallies.ts';

/** Whoever stores something about tickets and the responses to them. */
interface TicketStore {
  forget(ticketId: string): Promise<void>;
  forgetResponse(ticketId: string, responseId: string): Promise<void>;
}

interface ConsumerOptions {
  stores: readonly TicketStore[];
  /** Forgets all about the answers to a ticket for good; safe to run twice. */
  anonymize(ticketId: string): Promise<void>;
  /** Forgets how much was asked of a model for a teacher. */
  forgetRequestsOf(teacherId: string): Promise<void>;
  /** Undefined where nothing is judged in the background. */
  background: JudgingSchedule | undefined;
  tallies: Pick<Tallies, 'schedule'>;
  now: () => Date;
}

const maxEventAgeMs = 24 * 60 * 60_000;

/** The events that ai hears. */
export const consumersOf = (options: ConsumerOptions): readonly Consumer[] => {
  const { stores, anonymize, forgetRequestsOf, background, tallies, now } = options;
  // Deleting what is gone changes nothing; a late event finds nothing new, as ids are never used again.
  const onTicketDeleted = consumer('ai-on-ticket-deleted', ticketDeleted, async ({ data }) => {
    await Promise.all(stores.map((store) => store.forget(data.ticketId)));
  });
  // What is gone stays gone; judging and analysing that go on at the time see to what they store themselves.
  const onResponseErased = consumer('ai-on-response-erased', responseErased, async ({ data }) => {
    await Promise.all(stores.map((store) => store.forgetResponse(data.ticketId, data.responseId)));
  });
  // What is gone stays gone; judging and analysing that go on at the time find that they may store nothing.
  const onAnonymized = consumer('ai-on-responses-anonymized', responsesAnonymized, ({ data }) =>
    anonymize(data.ticketId),
  );
  // The tickets of the account go by their own events; forgetting what is forgotten changes nothing.
  const onAccountDeleted = consumer('ai-on-account-deleted', accountDeleted, ({ data }) =>
    forgetRequestsOf(data.teacherId),
  );

  // Counting a ticket once more changes nothing where nothing has changed.
  const onResponseRemoved = consumer('ai-on-response-removed', responseRemoved, ({ data }) =>
    tallies.schedule(data.ticketId, 'answers'),
  );
  const onAnswerEvaluated = consumer('ai-on-answer-evaluated', answerEvaluated, ({ data }) =>
    tallies.schedule(data.ticketId, 'verdicts'),
  );

  // An event that comes twice or late only has a ticket looked at once more: what is judged stays as it is. One of days
  // ago, which a bus delivers again to a service that is new to it, costs no model anything: its teacher can still ask.
  const onResponseSubmitted = consumer('ai-on-response-submitted', responseSubmitted, async ({ time, data }) => {
    await tallies.schedule(data.ticketId, 'answers');
    if (now().getTime() - Date.parse(time) < maxEventAgeMs) await background?.schedule(data.ticketId);
  });
  return [
    onTicketDeleted,
    onResponseErased,
    onAnonymized,
    onAccountDeleted,
    onResponseSubmitted,
    onResponseRemoved,
    onAnswerEvaluated,
  ];
};
