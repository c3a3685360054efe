import type {
  ComparedTicket,
  Complete,
  ListedTicket,
  StudentTicket,
  Ticket,
  TicketSnapshot,
} from '@exit-tickets/contracts';
import { type ComparedStoredTicket, draftFields, type ShownStoredTicket, type StoredTicket } from './ticket.ts';

/** A ticket in its teacher's list. */
export const listedView = (ticket: ShownStoredTicket): Complete<ListedTicket> => ({
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
  isKeptFromAi: ticket.isKeptFromAi || undefined,
  anonymizedAt: ticket.anonymizedAt?.toISOString(),
  tallies: ticket.judged?.tallies,
});

/** Tickets in a list, one after the other. */
export async function* listedViews(tickets: AsyncIterable<ShownStoredTicket>): AsyncGenerator<ListedTicket> {
  for await (const ticket of tickets) yield listedView(ticket);
}

/** A ticket as its teacher sees it, with its material and without its copies. */
export const teacherView = (
  ticket: StoredTicket,
  originalContent: string | undefined,
): Complete<Omit<Ticket, 'copies'>> => ({
  ...listedView(ticket),
  ...draftFields(ticket),
  rightAnswers: ticket.rightAnswers ?? undefined,
  originalContent,
  sharedUntil: ticket.sharedUntil?.toISOString(),
});

/** A ticket in a comparison of copies. */
export const comparedView = (ticket: ComparedStoredTicket): Complete<ComparedTicket> => ({
  id: ticket._id,
  title: ticket.title,
  className: ticket.className,
  classKey: ticket.className ? ticket.classKey : '',
  createdAt: ticket.createdAt.toISOString(),
  responseCount: ticket.responseCount,
  questions: ticket.questions,
  tallies: ticket.judged?.tallies,
});

/** A ticket as students see it. The contract's reply removes answer keys (docs/design.md 4.9). */
export const studentView = (ticket: ShownStoredTicket): Complete<StudentTicket> => ({
  id: ticket._id,
  title: ticket.title,
  className: ticket.className,
  questions: ticket.questions,
  isKeptFromAi: ticket.isKeptFromAi || undefined,
  rightAnswers: undefined,
});

/** Adds the released right answers to the student view. */
export const releasedView = (ticket: ShownStoredTicket): StudentTicket => ({
  ...studentView(ticket),
  rightAnswers: ticket.rightAnswers?.answers,
});

/** A ticket as other services replicate it. */
export const snapshotOf = (ticket: StoredTicket): Complete<TicketSnapshot> => ({
  ticketId: ticket._id,
  teacherId: ticket.teacherId,
  version: ticket.version,
  isAccepting: ticket.isActive && !ticket.isAnalyzed && !ticket.isArchived,
  isAnalyzed: ticket.isAnalyzed,
  expiresAt: ticket.expiresAt.toISOString(),
  questions: ticket.questions,
});
