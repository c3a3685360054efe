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

/** The fields of a draft that are stored with the ticket. Its material is stored separately. */
type DraftFields = Omit<TicketDraft, 'originalContent'>;

/** A stored ticket. */
export interface StoredTicket extends DraftFields, ListKeys {
  _id: string;
  teacherId: string;
  /** The text that a search of lists matches. */
  searchText: string;
  /** The material it was made from, if any; see `MaterialDocument`. */
  materialId: string | null;
  /**
   * The right answers for students. They can read them only while the ticket is not open; missing in tickets of earlier
   * releases.
   */
  rightAnswers?: RightAnswers | null;
  isActive: boolean;
  isAnalyzed: boolean;
  isArchived: boolean;
  /** When its answers were anonymised; it cannot be reopened after that. */
  anonymizedAt?: Date | null;
  createdAt: Date;
  expiresAt: Date;
  responseCount: number;
  /** The tallies of its judged answers and their version; missing before the first judgement. */
  judged?: { version: number; tallies: QuestionTally[]; isFinal?: boolean } | null;
  /** The first ticket in its chain of copies; missing in originals and in copies from earlier releases. */
  originId?: string | null | undefined;
  /** The hash of the secret in its link for colleagues, and the time at which the link expires. */
  shareHash?: string;
  sharedUntil?: Date;
  /** Incremented with every change, so that replicas can tell which state is newer. */
  version: number;
  /** When its questions were locked for a first response. */
  lockedAt: Date | null;
  pin: string;
  /** Whether the PIN is reserved for this ticket. The unique index covers only such tickets. */
  holdsPin: boolean;
  /** When the cooldown of its PIN ends and another ticket may use the PIN. */
  pinFreeAt: Date;
  /** Its slot among the teacher's open tickets, while it is open; see `Slots`. */
  openSlot: number | null;
  /** Its slot among the tickets that the teacher opened within the last hour, and when it becomes free. */
  hourSlot: number | null;
  hourSlotFreeAt: Date | null;
}

/** The unique value that another ticket already holds. */
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

/** The input for a new ticket. */
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

/** The fields that a teacher sets, of a draft or a ticket. `isKeptFromAi` is missing in tickets of earlier releases. */
export const draftFields = ({
  title,
  className,
  totalStudents,
  questions,
  isKeptFromAi = false,
}: DraftFields): Required<DraftFields> => ({
  title,
  className,
  totalStudents,
  questions,
  isKeptFromAi,
});

const edited = (draft: DraftFields) => ({
  ...draftFields(draft),
  ...listKeysOf(draft),
  searchText: searchTextOf(draft),
});

/** Moves the ticket to another class; always allowed. */
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

/** When another ticket may use the PIN of a ticket that closes now. Never later than its current `pinFreeAt`. */
export const cooldownEndsAt = (ticket: StoredTicket, now: Date): Date => {
  const pinFreeAt = afterCooldown(now);
  return pinFreeAt < ticket.pinFreeAt ? pinFreeAt : ticket.pinFreeAt;
};

/**
 * Adds the effects of a change on PIN and slots: an open ticket holds its PIN, a closed one only until its cooldown
 * ends. An archived ticket is not open, so the archive cannot hoard PINs; its slot is released at once. Opening a
 * ticket withdraws its released answers.
 */
export const withReservations = (ticket: StoredTicket, change: TicketChange, now: Date): TicketChange => {
  const changed = { ...ticket, ...change };
  if (!isOpenAt(changed, now)) return { ...change, pinFreeAt: cooldownEndsAt(ticket, now), openSlot: null };
  const takenBack = changed.rightAnswers && { rightAnswers: { ...changed.rightAnswers, isReleased: false } };
  return { ...change, ...takenBack, holdsPin: true, pinFreeAt: afterCooldown(changed.expiresAt) };
};

/** Sets the right answers for students. Releasing them closes an open ticket. */
export const setRightAnswers = (ticket: StoredTicket, rightAnswers: RightAnswers, now: Date): TicketChange =>
  rightAnswers.isReleased && isOpenAt(ticket, now) ? { rightAnswers, isActive: false } : { rightAnswers };

/** Reopens a closed or expired ticket that was neither analysed nor anonymised (docs/product.md 4). */
export const reactivate = (ticket: StoredTicket, now: Date): TicketChange => {
  if (ticket.isAnalyzed) throw new AppError('ticket_analyzed');
  if (ticket.anonymizedAt) throw new AppError('ticket_anonymized');
  if (!canReactivate(ticket, now)) throw new AppError('ticket_is_open');
  return activeFrom(now);
};

/** Opens or closes a ticket; undefined when nothing changes. */
export const setActive = (ticket: StoredTicket, isActive: boolean, now: Date): TicketChange | undefined => {
  const status = statusOf(ticket, now);
  if (status === 'analyzed') throw new AppError('ticket_analyzed');
  if (isActive && ticket.anonymizedAt) throw new AppError('ticket_anonymized');
  if (isActive) return status === 'active' ? undefined : activeFrom(now);
  return ticket.isActive ? { isActive: false } : undefined;
};

/** Archives or restores a ticket; undefined when nothing changes. */
export const setArchived = (ticket: StoredTicket, isArchived: boolean): TicketChange | undefined =>
  ticket.isArchived === isArchived ? undefined : { isArchived };

/** Analysis closes the ticket for good. */
export const markAnalyzed = (ticket: StoredTicket): TicketChange | undefined =>
  ticket.isAnalyzed ? undefined : { isActive: false, isAnalyzed: true };

/** Anonymising the answers closes the ticket for good; the first time is kept. */
export const markAnonymized = (ticket: StoredTicket, anonymizedAt: Date): TicketChange | undefined =>
  ticket.anonymizedAt ? undefined : { isActive: false, anonymizedAt };

export const isOpenAt = (ticket: ShownStoredTicket, now: Date): boolean => isOpen(ticket, now);

/** Whether students can read its right answers. */
export const isReleasedAt = (ticket: ShownStoredTicket, now: Date): boolean =>
  ticket.rightAnswers?.isReleased === true && !isOpenAt(ticket, now);

/** The fields of a ticket in a comparison of copies. */
export type ComparedStoredTicket = Pick<
  ShownStoredTicket,
  '_id' | 'title' | 'className' | 'classKey' | 'createdAt' | 'responseCount' | 'judged' | 'questions'
>;

/** The id of the original: the same for a ticket and all its copies. */
export const originIdOf = ({ _id, originId }: Pick<StoredTicket, '_id' | 'originId'>): string => originId ?? _id;

/** The fields of a ticket that lists and students need. */
export type ShownStoredTicket = Omit<StoredTicket, 'questions'> & { questions: ListedTicket['questions'] };
