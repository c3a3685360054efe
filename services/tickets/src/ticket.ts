import {
  AppError,
  canReactivate,
  isOpen,
  type ListedTicket,
  limits,
  type QuestionTally,
  type RightAnswers,
  statusOf,
  type TicketDraft,
} from '@exit-tickets/contracts';
import { type ListKeys, listKeysOf, searchTextOf } from './list-keys.ts';
import type { Slots } from './pins/slots.ts';

/** The fields of a draft that its ticket stores. Its material is stored apart. */
type Said = Omit<TicketDraft, 'originalContent'>;

/** A stored ticket. */
export interface StoredTicket extends Said, ListKeys {
  _id: string;
  teacherId: string;
  /** What a search of lists looks through. */
  searchText: string;
  /** The material it was made from, if any; see `MaterialDocument`. */
  materialId: string | null;
  /**
   * What students may read about its questions. Released only while it is not open; missing in tickets of earlier
   * releases.
   */
  rightAnswers?: RightAnswers | null;
  isActive: boolean;
  isAnalyzed: boolean;
  isArchived: boolean;
  /** When its answers were made anonymous; it is never open after that. */
  anonymizedAt?: Date | null;
  createdAt: Date;
  expiresAt: Date;
  responseCount: number;
  /** How its answers fell, with the version of the count; missing before the first. */
  judged?: { version: number; tallies: QuestionTally[]; isFinal?: boolean } | null;
  /** The first ticket that it is a copy of, at whatever remove; missing in what is no copy, and in copies of earlier releases. */
  originId?: string | null | undefined;
  /** The hash of the secret in its link for colleagues, and until when that is good. */
  shareHash?: string;
  sharedUntil?: Date;
  /** Increments with every change, so that replicas recognise the newer one. */
  version: number;
  /** When its questions were locked for a first response. */
  lockedAt: Date | null;
  pin: string;
  /** Whether it holds its PIN. The unique index covers only such tickets. */
  holdsPin: boolean;
  /** When the cooldown of its PIN ends and another ticket may get it. */
  pinFreeAt: Date;
  /** Its slot among the teacher's open tickets, while it is open; see `Slots`. */
  openSlot: number | null;
  /** Its slot among the tickets that the teacher opened within the last hour, and until when. */
  hourSlot: number | null;
  hourSlotFreeAt: Date | null;
}

/** Which unique value another ticket has already. */
export type Taken = 'pin_taken' | 'slot_taken';

/** The fields that a change may set. */
export type TicketChange = Partial<
  Omit<StoredTicket, '_id' | 'teacherId' | 'version' | 'createdAt' | 'responseCount' | 'judged' | 'originId'>
>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const afterCooldown = (moment: Date): Date => after(moment, limits.pinCooldownMinutes * minuteMs);

/** Open for 7 days from now (docs/product.md 9). */
const activeFrom = (now: Date) => ({ isActive: true, expiresAt: after(now, limits.openDays * dayMs) });

interface Given {
  id: string;
  teacherId: string;
  now: Date;
  pin: string;
  materialId?: string | null | undefined;
  slots?: Slots | undefined;
}

/** What a ticket is made of. */
export type NewTicket = TicketDraft & Pick<StoredTicket, 'originId'>;

/** A new ticket, open from now. */
export const newTicket = (draft: NewTicket, given: Given): StoredTicket => {
  const active = activeFrom(given.now);
  return {
    _id: given.id,
    teacherId: given.teacherId,
    ...edited(draft),
    materialId: given.materialId ?? null,
    ...(draft.originId && { originId: draft.originId }),
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

/** Of a draft or a ticket each field that a teacher gives it. Tickets of earlier releases do not say who reads them. */
export const draftFields = ({
  title,
  className,
  totalStudents,
  questions,
  isKeptFromAi = false,
}: Said): Required<Said> => ({
  title,
  className,
  totalStudents,
  questions,
  isKeptFromAi,
});

const edited = (draft: Said) => ({
  ...draftFields(draft),
  ...listKeysOf(draft),
  searchText: searchTextOf(draft),
});

/** Moves it to another class; always allowed. */
export const moveTo = ({ title, questions }: StoredTicket, className: string | null): TicketChange => ({
  className,
  ...listKeysOf({ title, className }),
  searchText: searchTextOf({ title, className, questions }),
});

/** A ticket with responses cannot be edited (docs/product.md 4). */
export const edit = (ticket: StoredTicket, draft: TicketDraft): TicketChange => {
  if (ticket.lockedAt || ticket.responseCount > 0) throw new AppError('ticket_has_responses');
  return { ...edited(draft), rightAnswers: null };
};

/** When another ticket may get the PIN of a ticket that closes now. Never later than before. */
export const cooldownEndsAt = (ticket: StoredTicket, now: Date): Date => {
  const pinFreeAt = afterCooldown(now);
  return pinFreeAt < ticket.pinFreeAt ? pinFreeAt : ticket.pinFreeAt;
};

/**
 * Adds what a change means for PIN and slots: an open ticket holds its PIN, then the cooldown runs. An archived ticket
 * is not open, so that nobody keeps PINs in the archive; its slot is released at once. Opening a ticket withdraws its
 * released answers.
 */
export const withReservations = (ticket: StoredTicket, change: TicketChange, now: Date): TicketChange => {
  const changed = { ...ticket, ...change };
  if (!isOpenAt(changed, now)) return { ...change, pinFreeAt: cooldownEndsAt(ticket, now), openSlot: null };
  const takenBack = changed.rightAnswers && { rightAnswers: { ...changed.rightAnswers, isReleased: false } };
  return { ...change, ...takenBack, holdsPin: true, pinFreeAt: afterCooldown(changed.expiresAt) };
};

/** Sets what students may read about its questions. A release closes an open ticket. */
export const setRightAnswers = (ticket: StoredTicket, rightAnswers: RightAnswers, now: Date): TicketChange =>
  rightAnswers.isReleased && isOpenAt(ticket, now) ? { rightAnswers, isActive: false } : { rightAnswers };

/** Reopens a ticket that closed or expired and was not analysed (docs/product.md 4). */
export const reactivate = (ticket: StoredTicket, now: Date): TicketChange => {
  if (ticket.isAnalyzed) throw new AppError('ticket_analyzed');
  if (ticket.anonymizedAt) throw new AppError('ticket_anonymized');
  if (!canReactivate(ticket, now)) throw new AppError('ticket_is_open');
  return activeFrom(now);
};

/** Opens or closes a ticket; undefined when it is so already. */
export const setActive = (ticket: StoredTicket, isActive: boolean, now: Date): TicketChange | undefined => {
  const status = statusOf(ticket, now);
  if (status === 'analyzed') throw new AppError('ticket_analyzed');
  if (isActive && ticket.anonymizedAt) throw new AppError('ticket_anonymized');
  if (isActive) return status === 'active' ? undefined : activeFrom(now);
  return ticket.isActive ? { isActive: false } : undefined;
};

/** Archives or restores a ticket; undefined when it is so already. */
export const setArchived = (ticket: StoredTicket, isArchived: boolean): TicketChange | undefined =>
  ticket.isArchived === isArchived ? undefined : { isArchived };

/** Analysis closes the ticket for good. */
export const markAnalyzed = (ticket: StoredTicket): TicketChange | undefined =>
  ticket.isAnalyzed ? undefined : { isActive: false, isAnalyzed: true };

/** What makes its answers anonymous closes the ticket for good; it keeps the first moment that it hears of. */
export const markAnonymized = (ticket: StoredTicket, anonymizedAt: Date): TicketChange | undefined =>
  ticket.anonymizedAt ? undefined : { isActive: false, anonymizedAt };

export const isOpenAt = (ticket: ShownStoredTicket, now: Date): boolean => isOpen(ticket, now);

/** Whether students can read its right answers. */
export const isReleasedAt = (ticket: ShownStoredTicket, now: Date): boolean =>
  ticket.rightAnswers?.isReleased === true && !isOpenAt(ticket, now);

/** The fields of a ticket beside others that are copies of the same one. */
export type ComparedStoredTicket = Pick<
  ShownStoredTicket,
  '_id' | 'title' | 'className' | 'classKey' | 'createdAt' | 'responseCount' | 'judged' | 'questions'
>;

/** What all copies of a ticket have in common with it. */
export const originIdOf = ({ _id, originId }: Pick<StoredTicket, '_id' | 'originId'>): string => originId ?? _id;

/** The fields of a ticket that lists and students need. */
export type ShownStoredTicket = Omit<StoredTicket, 'questions'> & { questions: ListedTicket['questions'] };
