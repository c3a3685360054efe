import { markDeleted, withEvents, withNewestEvent } from '@exit-tickets/bus';
import type { EventEnvelope } from '@exit-tickets/contracts';
import { duplicateKeyOf } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import type { StoredTicket, Taken, TicketChange } from '../ticket.ts';
import { notShared } from './shares.ts';
import { alive, type TicketDocument } from './ticket.model.ts';

/** Maps a duplicate key error to the value that is taken; rethrows any other error. */
const takenIn = (error: unknown): Taken => {
  const key = duplicateKeyOf(error) ?? [];
  if (key.includes('pin')) return 'pin_taken';
  if (key.includes('openSlot') || key.includes('hourSlot')) return 'slot_taken';
  throw error;
};

/** Fields that the leftover of a deleted ticket keeps: owner, PIN and slots, states and times. */
type Kept =
  | ('_id' | 'teacherId' | 'version' | 'pin' | 'holdsPin' | 'pinFreeAt' | 'hourSlot' | 'hourSlotFreeAt')
  | ('isAnalyzed' | 'isArchived' | 'responseCount')
  | ('createdAt' | 'expiresAt' | 'lockedAt' | 'anonymizedAt');
/** The fields that `notShared` unsets instead. */
type Unset = 'shareHash' | 'sharedUntil';
type Emptied = { [Field in keyof Required<Omit<StoredTicket, Kept | Unset>>]: StoredTicket[Field] | null };

/** Replaces a deleted ticket until its PIN's cooldown ends. Contains nothing that anyone typed. */
const pinReservation: Emptied & { isOnlyPin: true } = {
  isOnlyPin: true,
  isActive: false,
  isKeptFromAi: null,
  title: '-',
  className: null,
  totalStudents: null,
  titleKey: '',
  classKey: '',
  searchText: '',
  questions: [],
  materialId: null,
  rightAnswers: null,
  judged: null,
  originId: null,
  openSlot: null,
};

/** Stores tickets and their changes, each with its event. */
export const writers = (model: Model<TicketDocument>) => ({
  /** Stores a new ticket with its event, unless another ticket has its id, its PIN or one of its slots. */
  insert: async (ticket: StoredTicket, event: EventEnvelope): Promise<'saved' | 'id_taken' | Taken> => {
    try {
      await model.insertOne({ ...ticket, outbox: [event] });
      return 'saved';
    } catch (error) {
      return duplicateKeyOf(error)?.includes('_id') ? 'id_taken' : takenIn(error);
    }
  },

  /**
   * Stores a change with its event in one write, unless the ticket was changed or locked, or lost its PIN, since it was
   * read.
   */
  save: async (
    { _id, version, lockedAt, holdsPin }: StoredTicket,
    change: TicketChange,
    event: EventEnvelope,
  ): Promise<'saved' | 'outdated' | Taken> => {
    const asRead = { _id, version, lockedAt, holdsPin, ...alive };
    try {
      const result = await model
        .updateOne(asRead, { $set: { ...change, version: version + 1 }, ...withNewestEvent(event) })
        .exec();
      return result.matchedCount === 1 ? 'saved' : 'outdated';
    } catch (error) {
      return takenIn(error);
    }
  },

  /** Locks the questions if the ticket is open and still has this version. */
  lock: (id: string, version: number, now: Date): Promise<StoredTicket | null> => {
    const isOpen = { isActive: true, isAnalyzed: false, isArchived: false, expiresAt: { $gt: now } };
    const asRead = { _id: id, version, ...isOpen, ...alive };
    return model
      .findOneAndUpdate(asRead, { $set: { lockedAt: now } }, { returnDocument: 'after' })
      .lean<StoredTicket>()
      .exec();
  },

  /**
   * Deletes a ticket and stores its event; the outbox removes the document after publishing. Until the PIN's cooldown
   * ends, an empty leftover reserves the PIN, so that a late student does not end up in another class.
   */
  delete: async (
    { _id, holdsPin }: StoredTicket,
    pinFreeAt: Date,
    now: Date,
    event: EventEnvelope,
  ): Promise<boolean> => {
    const isReserved = holdsPin && pinFreeAt > now;
    const deletion = isReserved
      ? { $set: { ...pinReservation, pinFreeAt }, ...notShared, ...withEvents(event) }
      : markDeleted(now, event);
    return (await model.updateOne({ _id, holdsPin, ...alive }, deletion).exec()).matchedCount === 1;
  },

  /** Removes the owner from the leftovers of deleted tickets. */
  clearOwner: async (teacherId: string): Promise<void> => {
    const nobodys = { teacherId: '-', openSlot: null, hourSlot: null, hourSlotFreeAt: null };
    const isDeleted = { $or: [{ deletedAt: { $ne: null } }, { isOnlyPin: true }] };
    await model.updateMany({ teacherId, ...isDeleted }, { $set: nobodys }).exec();
  },
});
