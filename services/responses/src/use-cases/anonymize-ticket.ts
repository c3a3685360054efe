import { newEvent } from '@exit-tickets/bus';
import {
  type Anonymity,
  AppError,
  type EventEnvelope,
  responsesAnonymized,
  summarizeAnswersRequest,
  timeouts,
} from '@exit-tickets/contracts';
import type { Owned, ResponsesContext } from '../responses-context.ts';
import type { AnonymousTicket } from '../retention/anonymous-ticket.model.ts';
import { getAnonymity } from './read-anonymity.ts';

/** The event with the anonymous counts and tallies. */
export const anonymizedEvent = ({ _id, anonymizedAt, removals, results }: AnonymousTicket): EventEnvelope =>
  newEvent(
    responsesAnonymized,
    {
      ticketId: _id,
      anonymizedAt: anonymizedAt.toISOString(),
      responseCount: results.responseCount,
      removals,
      tallies: results.questions.flatMap(({ questionId, hasVerdicts, tally, chosen }) => {
        if (hasVerdicts) return [{ questionId, ...tally }];
        return chosen.length > 0 ? [{ questionId, ...tally, chosen: chosen.map(({ count }) => count) }] : [];
      }),
    },
    { source: 'responses', now: anonymizedAt },
  );

/**
 * Anonymises a closed ticket now. If a step fails, the periodic run completes it.
 * @throws {AppError} `ticket_not_found` also for another teacher's
 * @throws {AppError} `ticket_still_open`
 * @throws {AppError} `no_responses`
 */
export const anonymizeTicket = async (context: ResponsesContext, owned: Owned): Promise<Anonymity> => {
  const { tickets, replicas, repository, finishAnonymizing, now } = context;
  const { ticketId, teacherId } = owned;
  const ticket = await tickets.refresh(ticketId);
  if (ticket.teacherId !== teacherId) throw new AppError('ticket_not_found');
  if (!ticket.anonymizedAt) {
    if (ticket.isAccepting && ticket.expiresAt > now()) throw new AppError('ticket_still_open');
    if (!(await repository.exists(ticketId))) throw new AppError('no_responses');
    await replicas.startAnonymizing(ticketId);
  }
  await finishAnonymizing(ticketId);
  return getAnonymity(context, owned);
};

/**
 * Anonymises the answers to a marked ticket: stores the results, stops admitting answers and deletes them, then
 * publishes the event. Every step can be repeated and the mark is removed last, so the periodic run can resume after an
 * interruption at any point.
 * @throws {AppError} `ticket_not_found` when it was deleted meanwhile
 */
export const finishAnonymizing = async (context: ResponsesContext, ticketId: string): Promise<void> => {
  const { replicas, repository, anonymous, anonymousOutbox } = context;
  const stored = (await anonymous.find(ticketId)) ?? (await store(context, ticketId));
  // The ticket was deleted meanwhile, perhaps just before the results were stored.
  if (!(await replicas.find(ticketId))) {
    await anonymous.remove(ticketId);
    throw new AppError('ticket_not_found');
  }
  // From here on, a response inserted late is deleted when its event is published (`coalesceCountEvents`).
  await replicas.markAnonymized(ticketId, stored.anonymizedAt);
  await repository.deleteOfTickets([ticketId]);
  await anonymous.tell(ticketId, anonymizedEvent(stored));
  anonymousOutbox.relay(ticketId);
  // Open result pages are notified through the tickets service, which closes the ticket for good.
  await replicas.dropAnonymizing(ticketId);
};

const store = async (
  { replicas, repository, anonymous, bus, now }: ResponsesContext,
  ticketId: string,
): Promise<AnonymousTicket> => {
  const ticket = await replicas.find(ticketId);
  if (!ticket) throw new AppError('ticket_not_found');
  const { teacherId } = ticket;
  const asked = { ticketId, teacherId };
  const results = await bus.request(summarizeAnswersRequest, asked, { timeoutMs: timeouts.judgementsMs });
  // A response was stored meanwhile and must be included.
  if (results.responseCount !== (await repository.count(ticketId, true)))
    throw new AppError('service_unavailable', { cause: new Error('a response came meanwhile') });
  const removals = await replicas.countRemoval(ticketId);
  if (removals === undefined) throw new AppError('ticket_not_found');
  await anonymous.add({ _id: ticketId, teacherId, anonymizedAt: now(), removals, results });
  const stored = await anonymous.find(ticketId);
  if (!stored) throw new AppError('ticket_not_found');
  return stored;
};
