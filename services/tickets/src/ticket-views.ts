import type { ComparedTicket, ListedTicket, StudentTicket, Ticket, TicketSnapshot } from '@exit-tickets/contracts';
import { type ComparedStoredTicket, type ShownStoredTicket, type StoredTicket, saidIn } from './ticket.ts';

/** A ticket in its teacher's list. */
export const listedView = (ticket: ShownStoredTicket): ListedTicket => ({
  id: ticket._id,
  title: ticket.title,
  pin: ticket.holdsPin ? ticket.pin : null,
  createdBy: ticket.teacherId,
  className: ticket.className,
  totalStudents: ticket.totalStudents,
  questions: ticket.questions,
  isActive: ticket.isActive,
  isAnalyzed: ticket.isAnalyzed,
  isArchived: ticket.isArchived,
  expiresAt: ticket.expiresAt.toISOString(),
  createdAt: ticket.createdAt.toISOString(),
  responseCount: ticket.responseCount,
  ...(ticket.isKeptFromAi && { isKeptFromAi: true }),
  ...(ticket.anonymizedAt && { anonymizedAt: ticket.anonymizedAt.toISOString() }),
  ...(ticket.judged && { tallies: ticket.judged.tallies }),
});

/** Tickets in a list, one after the other. */
export async function* listedViews(tickets: AsyncIterable<ShownStoredTicket>): AsyncGenerator<ListedTicket> {
  for await (const ticket of tickets) yield listedView(ticket);
}

/** A ticket as its teacher sees it, with its material. */
export const teacherView = (ticket: StoredTicket, originalContent: string | undefined): Ticket => ({
  ...listedView(ticket),
  ...saidIn(ticket),
  ...(ticket.rightAnswers && { rightAnswers: ticket.rightAnswers }),
  ...(originalContent !== undefined && { originalContent }),
  ...(ticket.sharedUntil && { sharedUntil: ticket.sharedUntil.toISOString() }),
});

/** A ticket beside others that are copies of the same one. */
export const comparedView = (ticket: ComparedStoredTicket): ComparedTicket => ({
  id: ticket._id,
  title: ticket.title,
  className: ticket.className,
  classKey: ticket.className ? ticket.classKey : '',
  createdAt: ticket.createdAt.toISOString(),
  responseCount: ticket.responseCount,
  questions: ticket.questions,
  tallies: ticket.judged?.tallies ?? [],
});

/** A ticket as pupils see it. The contract's reply removes answer keys (docs/design.md 4.9). */
export const studentView = (ticket: ShownStoredTicket): StudentTicket => ({
  id: ticket._id,
  title: ticket.title,
  className: ticket.className,
  questions: ticket.questions,
  ...(ticket.isKeptFromAi && { isKeptFromAi: true }),
});

/** The same with its released right answers. */
export const releasedView = (ticket: ShownStoredTicket): StudentTicket => ({
  ...studentView(ticket),
  rightAnswers: ticket.rightAnswers?.answers,
});

/** A ticket as other services replicate it. */
export const snapshotOf = (ticket: StoredTicket): TicketSnapshot => ({
  ticketId: ticket._id,
  teacherId: ticket.teacherId,
  version: ticket.version,
  isAccepting: ticket.isActive && !ticket.isAnalyzed && !ticket.isArchived,
  isAnalyzed: ticket.isAnalyzed,
  expiresAt: ticket.expiresAt.toISOString(),
  questions: ticket.questions,
});
