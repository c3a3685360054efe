import { AppError, type ImportedTicket, limits, type Question, type SharedTicket } from '@exit-tickets/contracts';
import { hashOf, newSecret } from '@exit-tickets/service-kit';
import type { StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext } from '../tickets-context.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Creates a link for colleagues to take over a ticket and stores the hash of its secret. Replaces any earlier link.
 * @throws {AppError} `ticket_not_found`
 * @throws {AppError} `too_many_shares`
 */
export const shareTicket = async (
  { repository, now: clock }: TicketsContext,
  { id, teacherId }: Owned,
): Promise<{ secret: string; sharedUntil: string }> => {
  const now = clock();
  if ((await repository.countShared(teacherId, id, now)) >= limits.sharedTicketsPerTeacher)
    throw new AppError('too_many_shares');
  const secret = newSecret();
  const sharedUntil = new Date(now.getTime() + limits.shareDays * dayMs);
  if (!(await repository.share(id, teacherId, hashOf(secret), sharedUntil))) throw new AppError('ticket_not_found');
  return { secret, sharedUntil: sharedUntil.toISOString() };
};

/** Withdraws the link of a ticket, if it has one. @throws {AppError} `ticket_not_found` */
export const unshareTicket = async ({ repository }: TicketsContext, { id, teacherId }: Owned): Promise<void> => {
  if (!(await repository.unshare(id, teacherId))) throw new AppError('ticket_not_found');
};

/** @throws {AppError} `share_not_found` for an unknown, expired or withdrawn secret, or a deleted ticket */
const findShared = async ({ repository, now }: TicketsContext, secret: string): Promise<StoredTicket> => {
  const ticket = await repository.findShared(hashOf(secret), now());
  if (!ticket) throw new AppError('share_not_found');
  return ticket;
};

/** The preview of a shared ticket. The contract's reply removes answer keys. @throws {AppError} `share_not_found` */
export const readSharedTicket = async (context: TicketsContext, secret: string): Promise<SharedTicket> => {
  const { title, questions } = await findShared(context, secret);
  return { title, questions };
};

/** Removes the lesson's passage, which may be someone else's work, and the origin. */
const toImport = ({ origin: _, ...question }: Question): Question => {
  if (!question.guide) return question;
  const { passage: __, ...guide } = question.guide;
  return { ...question, guide };
};

/** The ticket that a teacher takes over by a link. @throws {AppError} `share_not_found` */
export const takeSharedTicket = async (context: TicketsContext, secret: string): Promise<ImportedTicket> => {
  const { title, questions } = await findShared(context, secret);
  return { title, questions: questions.map(toImport) };
};
