import {
  AppError,
  canReactivate,
  isOpen,
  type ListedTicket,
  limits,
  type Question,
  type RightAnswers,
  statusOf,
  type TicketDraft,
} from '@exit-tickets/contracts';
import { type ListKeys, listKeysOf } from './list-keys.ts';
import type { Slots } from './pins/slots.ts';

/** A ticket as this service keeps it. */
export interface StoredTicket extends ListKeys {
  _id: string;
  teacherId: string;
  title: string;
  className: string | null;
  totalStudents: number | null;
  questions: Question[];
  /** The material it was made from, if any; see `MaterialDocument`. */
  materialId: string | null;
  /** What pupils may read about its questions; released only while it is not open. Missing before there was such a thing. */
  rightAnswers?: RightAnswers | null;
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
  /** When the cooldown of the PIN is over, after the ticket was last open, and it may go to another. */
  pinFreeAt: Date;
  /** Its place among the tickets that its teacher may have open, while it is open; see `Slots`. */
  openSlot: number | null;
  /** Its place among those that its teacher opened within the last hour, and until when. */
  hourSlot: number | null;
  hourSlotFreeAt: Date | null;
}

/** What a change may touch. */
export type TicketChange = Partial<Omit<StoredTicket, '_id' | 'teacherId' | 'version' | 'createdAt' | 'responseCount'>>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const afterCooldown = (moment: Date): Date => after(moment, limits.pinRestMinutes * minuteMs);

/** For 7 days from now (docs/product.md 9). */
const activeFrom = (now: Date) => ({ isActive: true, expiresAt: after(now, limits.openDays * dayMs) });

interface Given {
  id: string;
  teacherId: string;
  now: Date;
  pin: string;
  materialId?: string | null | undefined;
  slots?: Slots | undefined;
}

/** A new ticket, open from now. */
export const newTicket = (draft: TicketDraft, given: Given): StoredTicket => {
  const active = activeFrom(given.now);
  return {
    _id: given.id,
    teacherId: given.teacherId,
    ...edited(draft),
    materialId: given.materialId ?? null,
    ...active,
    isAnalyzed: false,
    isArchived: false,
    createdAt: given.now,
    responseCount: 0,
    version: 1,
    lockedAt: null,
    pin: given.pin,
    holdsPin: true,
    pinFreeAt: afterCooldown(active.expiresAt),
    openSlot: null,
    hourSlot: null,
    hourSlotFreeAt: null,
    ...given.slots,
  };
};

const edited = ({ title, className, totalStudents, questions }: TicketDraft) => ({
  title,
  className,
  totalStudents,
  questions,
  ...listKeysOf({ title, className }),
});

/** Gives it to another class; always allowed. */
export const moveTo = ({ title }: StoredTicket, className: string | null): TicketChange => ({
  className,
  ...listKeysOf({ title, className }),
});

/** A ticket with any responses cannot be edited (docs/product.md 4). */
export const edit = (ticket: StoredTicket, draft: TicketDraft): TicketChange => {
  if (ticket.lockedAt || ticket.responseCount > 0) throw new AppError('ticket_has_responses');
  return { ...edited(draft), rightAnswers: null };
};

/** When the PIN of a ticket that is not open from now on may go to another: never later than it would have. */
export const cooldownEndsAt = (ticket: StoredTicket, now: Date): Date => {
  const pinFreeAt = afterCooldown(now);
  return pinFreeAt < ticket.pinFreeAt ? pinFreeAt : ticket.pinFreeAt;
};

/**
 * A change with what it means for the PIN: held while the ticket is open, then for its cooldown. A ticket in the archive
 * is not open, so that nobody keeps PINs there; the slot goes back at once. With the PIN of one that opens nobody reads its
 * right answers.
 */
export const withReservations = (ticket: StoredTicket, change: TicketChange, now: Date): TicketChange => {
  const changed = { ...ticket, ...change };
  if (!isOpenAt(changed, now)) return { ...change, pinFreeAt: cooldownEndsAt(ticket, now), openSlot: null };
  const takenBack = changed.rightAnswers && { rightAnswers: { ...changed.rightAnswers, isReleased: false } };
  return { ...change, ...takenBack, holdsPin: true, pinFreeAt: afterCooldown(changed.expiresAt) };
};

/** What pupils may read about its questions; one that is still open closes with a release. */
export const setRightAnswers = (ticket: StoredTicket, rightAnswers: RightAnswers, now: Date): TicketChange =>
  rightAnswers.isReleased && isOpenAt(ticket, now) ? { rightAnswers, isActive: false } : { rightAnswers };

/** Only a closed or expired ticket that was not analysed can be opened again (docs/product.md 4). */
export const reactivate = (ticket: StoredTicket, now: Date): TicketChange => {
  if (ticket.isAnalyzed) throw new AppError('ticket_analyzed');
  if (!canReactivate(ticket, now)) throw new AppError('ticket_is_open');
  return activeFrom(now);
};

/** Opens or closes on the teacher's word; a ticket that is so already stays as it is. */
export const setActive = (ticket: StoredTicket, isActive: boolean, now: Date): TicketChange | undefined => {
  const status = statusOf(ticket, now);
  if (status === 'analyzed') throw new AppError('ticket_analyzed');
  if (isActive) return status === 'active' ? undefined : activeFrom(now);
  return ticket.isActive ? { isActive: false } : undefined;
};

/** Puts away or brings back as it was; a ticket that is there already stays. */
export const setArchived = (ticket: StoredTicket, isArchived: boolean): TicketChange | undefined =>
  ticket.isArchived === isArchived ? undefined : { isArchived };

/** Analysis closes the ticket for good. */
export const markAnalyzed = (ticket: StoredTicket): TicketChange | undefined =>
  ticket.isAnalyzed ? undefined : { isActive: false, isAnalyzed: true };

export const isOpenAt = (ticket: ShownStoredTicket, now: Date): boolean => isOpen(ticket, now);

/** Whether pupils can read its right answers. */
export const isReleasedAt = (ticket: ShownStoredTicket, now: Date): boolean =>
  ticket.rightAnswers?.isReleased === true && !isOpenAt(ticket, now);

/** What is read of a ticket to show it, in a list or to a pupil. */
export type ShownStoredTicket = Omit<StoredTicket, 'questions'> & { questions: ListedTicket['questions'] };
