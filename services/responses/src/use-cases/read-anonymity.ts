import { type Anonymity, limits } from '@exit-tickets/contracts';
import type { Owned, ResponsesContext } from '../responses-context.ts';
import type { TicketReplica } from '../ticket-replica/ticket-replica.model.ts';
import { warningMs } from './check-clock.ts';
import { getOwned } from './read-responses.ts';

const dayMs = 24 * 60 * 60_000;

const dueAtOf = (
  { days, clock }: ResponsesContext,
  { lastAnswerAt }: Pick<TicketReplica, 'lastAnswerAt'>,
): Date | undefined => {
  if (days === null || !lastAnswerAt) return undefined;
  return new Date(Math.max(lastAnswerAt.getTime() + days * dayMs, clock.heldUntil?.getTime() ?? 0));
};

/**
 * When a ticket is due for anonymisation, or its anonymous results.
 * @throws {AppError} `ticket_not_found` also for another teacher's
 */
export const getAnonymity = async (context: ResponsesContext, owned: Owned): Promise<Anonymity> => {
  const ticket = await getOwned(context, owned);
  const stored = ticket.anonymizedAt && (await context.anonymous.find(owned.ticketId));
  if (stored) return { anonymizedAt: stored.anonymizedAt.toISOString(), results: stored.results };
  const dueAt = dueAtOf(context, ticket);
  return dueAt ? { dueAt: dueAt.toISOString() } : {};
};

/** The teacher's tickets that are due within the warning period. */
export const listDue = async (
  context: ResponsesContext,
  teacherId: string,
): Promise<{ ticketId: string; dueAt: string }[]> => {
  const { replicas, days, now } = context;
  if (days === null) return [];
  const soon = now().getTime() + warningMs;
  const found = await replicas.answeredUntil(teacherId, new Date(soon - days * dayMs), limits.ticketsDueListed);
  return found.flatMap((ticket) => {
    const dueAt = dueAtOf(context, ticket);
    return dueAt && dueAt.getTime() <= soon ? [{ ticketId: ticket._id, dueAt: dueAt.toISOString() }] : [];
  });
};
