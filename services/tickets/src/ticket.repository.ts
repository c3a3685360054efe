import { markDeleted, notDeleted, withEvents } from '@exit-tickets/bus';
import type { EventEnvelope, TicketCursor } from '@exit-tickets/contracts';
import { duplicateKeyOf } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { anHourAfter, type TakenSlot } from './slots.ts';
import type { TicketDocument } from './ticket.model.ts';
import type { ListedStoredTicket, StoredTicket, TicketChange } from './ticket.ts';

/** What another ticket has already, of what only one can have. */
export type Taken = 'pin_taken' | 'slot_taken';

const takenIn = (error: unknown): Taken | undefined => {
  const key = duplicateKeyOf(error) ?? [];
  if (key.includes('pin')) return 'pin_taken';
  return key.includes('openSlot') || key.includes('hourSlot') ? 'slot_taken' : undefined;
};

/** What every query of tickets carries: neither deleted, nor left behind only to reserve a PIN during its cooldown. */
const alive = { ...notDeleted, isOnlyPin: null };
/** What is left of a deleted ticket until the cooldown of its PIN is over: nothing that anyone typed. */
const pinReservation = {
  isOnlyPin: true,
  isActive: false,
  title: '-',
  className: null,
  questions: [],
  materialId: null,
  openSlot: null,
};
const asListed = { 'questions.guide': 0, outbox: 0 } as const;

/** The tickets that stand after this place in a list. */
const after = ({ createdAt, id }: TicketCursor) =>
  id === undefined
    ? { createdAt: { $lt: createdAt } }
    : { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: id } }] };

/** Every query this service makes, named by what it is for. */
export type TicketRepository = ReturnType<typeof createTicketRepository>;

export const createTicketRepository = (model: Model<TicketDocument>) => ({
  find: (id: string): Promise<StoredTicket | null> =>
    model
      .findOne({ _id: id, ...alive })
      .lean<StoredTicket>()
      .exec(),

  findOfTeacher: (id: string, teacherId: string): Promise<StoredTicket | null> =>
    model
      .findOne({ _id: id, teacherId, ...alive })
      .lean<StoredTicket>()
      .exec(),

  findByPin: (pin: string): Promise<StoredTicket | null> =>
    model
      .findOne({ pin, holdsPin: true, ...alive })
      .lean<StoredTicket>()
      .exec(),

  /** At most so many of a list, newest first, without the guides to their questions. */
  listOfTeacher: (
    teacherId: string,
    isArchived: boolean,
    { before, limit }: { before: TicketCursor | undefined; limit: number },
  ): Promise<ListedStoredTicket[]> =>
    model
      .find({ teacherId, isArchived, ...alive, ...(before && after(before)) }, asListed)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<ListedStoredTicket[]>()
      .exec(),

  countOfTeacher: (teacherId: string, isArchived: boolean): Promise<number> =>
    model.countDocuments({ teacherId, isArchived, ...alive }).exec(),

  usesMaterial: async ({ id, ticketId }: { id: string; ticketId: string }): Promise<boolean> =>
    (await model.exists({ _id: ticketId, materialId: id })) !== null,

  /** The slots of a teacher that a ticket has. */
  openSlots: async (teacherId: string): Promise<TakenSlot[]> => {
    const found = await model
      .find({ teacherId, openSlot: { $gte: 0 } }, { openSlot: 1, expiresAt: 1 })
      .lean<{ openSlot: number; expiresAt: Date }[]>()
      .exec();
    return found.map(({ openSlot, expiresAt }) => ({ slot: openSlot, until: expiresAt }));
  },

  hourSlots: async (teacherId: string): Promise<TakenSlot[]> => {
    const found = await model
      .find({ teacherId, hourSlot: { $gte: 0 } }, { hourSlot: 1, hourSlotFreeAt: 1 })
      .lean<{ hourSlot: number; hourSlotFreeAt: Date }[]>()
      .exec();
    return found.map(({ hourSlot, hourSlotFreeAt }) => ({ slot: hourSlot, until: hourSlotFreeAt }));
  },

  /**
   * Gives back the slots of a teacher's tickets that expired, or opened an hour ago. After a clock was set back
   * no slot stays taken for more than an hour from now.
   */
  releaseSlots: async (teacherId: string, now: Date): Promise<void> => {
    const openSlot = { $gte: 0 };
    const hourSlot = { $gte: 0 };
    const latest = anHourAfter(now);
    await model.bulkWrite([
      { updateMany: { filter: { teacherId, openSlot, expiresAt: { $lte: now } }, update: { openSlot: null } } },
      { updateMany: { filter: { teacherId, hourSlot, hourSlotFreeAt: { $lte: now } }, update: { hourSlot: null } } },
      {
        updateMany: {
          filter: { teacherId, hourSlot, hourSlotFreeAt: { $gt: latest } },
          update: { hourSlotFreeAt: latest },
        },
      },
    ]);
  },

  heldPins: (): Promise<string[]> => model.distinct('pin', { holdsPin: true }).exec(),

  /** Gives back the PINs whose cooldown is over, and removes what deleted tickets left to reserve them. */
  releasePins: async (now: Date): Promise<void> => {
    const isOver = { holdsPin: true, pinFreeAt: { $lte: now } };
    await model.deleteMany({ ...isOver, isOnlyPin: true, outbox: { $size: 0 } }).exec();
    await model.updateMany(isOver, { $set: { holdsPin: false } }).exec();
  },

  /** Stores a new ticket with its event, unless another has its PIN or one of its slots. */
  insert: async (ticket: StoredTicket, event: EventEnvelope): Promise<'saved' | Taken> => {
    try {
      await model.insertOne({ ...ticket, outbox: [event] });
      return 'saved';
    } catch (error) {
      const taken = takenIn(error);
      if (taken) return taken;
      throw error;
    }
  },

  /**
   * Stores a change with its event in one write, unless the ticket was changed, locked or lost its PIN since it was read.
   */
  save: async (
    read: StoredTicket,
    change: TicketChange,
    event: EventEnvelope,
  ): Promise<'saved' | 'outdated' | Taken> => {
    const asRead = {
      _id: read._id,
      version: read.version,
      lockedAt: read.lockedAt,
      holdsPin: read.holdsPin,
      ...alive,
    };
    try {
      const result = await model
        .updateOne(asRead, { $set: { ...change, version: read.version + 1 }, ...withEvents(event) })
        .exec();
      return result.matchedCount === 1 ? 'saved' : 'outdated';
    } catch (error) {
      const taken = takenIn(error);
      if (taken) return taken;
      throw error;
    }
  },

  /** Makes the questions final if the ticket is open and still the one of this version. */
  lock: (id: string, version: number, now: Date): Promise<StoredTicket | null> =>
    model
      .findOneAndUpdate(
        {
          _id: id,
          version,
          isActive: true,
          isAnalyzed: false,
          isArchived: false,
          expiresAt: { $gt: now },
          ...alive,
        },
        { $set: { lockedAt: now } },
        { returnDocument: 'after' },
      )
      .lean<StoredTicket>()
      .exec(),

  /** The count only ever rises. */
  raiseResponseCount: (id: string, responseCount: number): Promise<unknown> =>
    model.updateOne({ _id: id, ...alive }, { $max: { responseCount } }).exec(),

  /**
   * Deletes a ticket with its event; the outbox removes the document once the event is published. Until the cooldown of its
   * PIN is over an empty document stays behind to reserve it, so that a late pupil does not land in another class.
   */
  delete: async (ticket: StoredTicket, pinFreeAt: Date, now: Date, event: EventEnvelope): Promise<boolean> => {
    const isReserved = ticket.holdsPin && pinFreeAt > now;
    const deletion = isReserved
      ? { $set: { ...pinReservation, pinFreeAt }, ...withEvents(event) }
      : markDeleted(now, event);
    const asRead = { _id: ticket._id, holdsPin: ticket.holdsPin, ...alive };
    const result = await model.updateOne(asRead, deletion).exec();
    return result.matchedCount === 1;
  },
});
