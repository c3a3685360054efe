import {
  canReactivate,
  isOpen,
  limits,
  type Question,
  type StudentTicket,
  statusOf,
  type Ticket,
  type TicketDraft,
  type TicketSnapshot,
} from '@exit-tickets/contracts';
import { TicketAnalyzedError, TicketHasResponsesError, TicketIsOpenError } from './ticket.errors.ts';

/** A ticket as this service keeps it. */
export interface StoredTicket {
  _id: string;
  teacherId: string;
  title: string;
  className: string | null;
  totalStudents: number | null;
  questions: Question[];
  originalContent?: string | undefined;
  isActive: boolean;
  isAnalyzed: boolean;
  isArchived: boolean;
  createdAt: Date;
  expiresAt: Date;
  responseCount: number;
  /** Rises by one with every change, so that a copy elsewhere knows which is the newer. */
  version: number;
  /** Since when its questions are final because a response to them was about to be stored. */
  lockedAt: Date | null;
  pin: string;
  /** While true nobody else can be given this PIN; the unique index is on these only. */
  holdsPin: boolean;
  /** When the PIN has rested long enough after closing or expiry to be given to another ticket. */
  pinFreeAt: Date;
}

/** What a change may touch. */
export type TicketChange = Partial<Omit<StoredTicket, '_id' | 'teacherId' | 'version' | 'createdAt' | 'responseCount'>>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const rested = (moment: Date): Date => after(moment, limits.pinRestMinutes * minuteMs);

/** Open for 7 days from now (specification section 9), with the PIN held until it has rested after that. */
const openFrom = (now: Date) => {
  const expiresAt = after(now, limits.openDays * dayMs);
  return { isActive: true, holdsPin: true, expiresAt, pinFreeAt: rested(expiresAt) };
};

/** A new ticket, open from now. */
export const publish = (
  draft: TicketDraft,
  given: { id: string; teacherId: string; pin: string; now: Date },
): StoredTicket => ({
  _id: given.id,
  teacherId: given.teacherId,
  ...edited(draft),
  isAnalyzed: false,
  isArchived: false,
  createdAt: given.now,
  responseCount: 0,
  version: 1,
  lockedAt: null,
  pin: given.pin,
  ...openFrom(given.now),
});

const edited = ({ title, className, totalStudents, questions, originalContent }: TicketDraft) => ({
  title,
  className,
  totalStudents,
  questions,
  ...(originalContent !== undefined && { originalContent }),
});

/** A ticket with any responses cannot be edited (specification section 4). */
export const edit = (ticket: StoredTicket, draft: TicketDraft): TicketChange => {
  if (ticket.lockedAt || ticket.responseCount > 0) throw new TicketHasResponsesError();
  return edited(draft);
};

/** When the PIN of a ticket that closes now may go to another: never later than it would have. */
export const pinRestsUntil = (ticket: StoredTicket, now: Date): Date => {
  const pinFreeAt = rested(now);
  return pinFreeAt < ticket.pinFreeAt ? pinFreeAt : ticket.pinFreeAt;
};

/** Closing gives the PIN an hour's rest before another ticket may have it. */
export const close = (ticket: StoredTicket, now: Date): TicketChange => ({
  isActive: false,
  pinFreeAt: pinRestsUntil(ticket, now),
});

/** Only a closed or expired ticket that was not analysed can be opened again (specification section 4). */
export const reactivate = (ticket: StoredTicket, now: Date): TicketChange => {
  if (ticket.isAnalyzed) throw new TicketAnalyzedError();
  if (!canReactivate(ticket, now)) throw new TicketIsOpenError();
  return openFrom(now);
};

/** Opens or closes on the teacher's word; a ticket that is so already stays as it is. */
export const setActive = (ticket: StoredTicket, isActive: boolean, now: Date): TicketChange | undefined => {
  const status = statusOf(ticket, now);
  if (status === 'analyzed') throw new TicketAnalyzedError();
  if (isActive) return status === 'active' ? undefined : openFrom(now);
  return ticket.isActive ? close(ticket, now) : undefined;
};

/** Analysis closes the ticket for good. */
export const markAnalyzed = (ticket: StoredTicket, now: Date): TicketChange | undefined =>
  ticket.isAnalyzed ? undefined : { ...close(ticket, now), isAnalyzed: true };

export const isOpenAt = (ticket: StoredTicket, now: Date): boolean => isOpen(ticket, now);

/** The ticket as its teacher sees it. */
export const teacherView = (ticket: StoredTicket): Ticket => ({
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
  ...(ticket.originalContent !== undefined && { originalContent: ticket.originalContent }),
});

/** The ticket as a pupil sees it; the contract's reply takes answer keys and guides out (design section 4.9). */
export const studentView = (ticket: StoredTicket): StudentTicket => ({
  id: ticket._id,
  title: ticket.title,
  className: ticket.className,
  questions: ticket.questions,
});

/** The ticket as other services keep it. */
export const snapshotOf = (ticket: StoredTicket): TicketSnapshot => ({
  ticketId: ticket._id,
  teacherId: ticket.teacherId,
  version: ticket.version,
  isAccepting: ticket.isActive && !ticket.isAnalyzed && !ticket.isArchived,
  isAnalyzed: ticket.isAnalyzed,
  expiresAt: ticket.expiresAt.toISOString(),
  questions: ticket.questions,
});
