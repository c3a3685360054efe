import { markDeleted, notDeleted, withEvents } from '@exit-tickets/bus';
import type { EventEnvelope } from '@exit-tickets/contracts';
import { type Model, mongo } from 'mongoose';
import type { TicketDocument } from './ticket.model.ts';
import type { StoredTicket, TicketChange } from './ticket.ts';

const duplicateKey = 11_000;
const isTakenPin = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === duplicateKey && 'pin' in (error.keyPattern ?? {});

/** What every query of tickets carries: neither deleted, nor left behind only to let a PIN rest. */
const alive = { ...notDeleted, isOnlyPin: null };
/** What is left of a deleted ticket whose PIN still rests: nothing that anyone typed. */
const onlyPin = { isOnlyPin: true, isActive: false, title: '-', className: null, questions: [], originalContent: '' };
const withoutMaterial = { originalContent: 0, outbox: 0 } as const;

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

  listOfTeacher: (teacherId: string, isArchived: boolean): Promise<StoredTicket[]> =>
    model
      .find({ teacherId, isArchived, ...alive }, withoutMaterial)
      .sort({ createdAt: -1 })
      .lean<StoredTicket[]>()
      .exec(),

  heldPins: (): Promise<string[]> => model.distinct('pin', { holdsPin: true }).exec(),

  /** Gives back the PINs that have rested, and removes what deleted tickets left for them. */
  releasePins: async (now: Date): Promise<void> => {
    const rested = { holdsPin: true, pinFreeAt: { $lte: now } };
    await model.deleteMany({ ...rested, isOnlyPin: true, outbox: { $size: 0 } }).exec();
    await model.updateMany(rested, { $set: { holdsPin: false } }).exec();
  },

  /** Stores a new ticket with its event; false when another ticket holds its PIN. */
  insert: async (ticket: StoredTicket, event: EventEnvelope): Promise<boolean> => {
    try {
      await model.insertOne({ ...ticket, outbox: [event] });
      return true;
    } catch (error) {
      if (isTakenPin(error)) return false;
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
  ): Promise<'saved' | 'outdated' | 'pin_taken'> => {
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
      if (isTakenPin(error)) return 'pin_taken';
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
   * Deletes a ticket with its event; the outbox removes the document once the event is published. While its PIN has to
   * rest, an empty document stays behind to hold it, so that a late pupil does not land in another class.
   */
  delete: async (ticket: StoredTicket, pinFreeAt: Date, now: Date, event: EventEnvelope): Promise<boolean> => {
    const mustRest = ticket.holdsPin && pinFreeAt > now;
    const deletion = mustRest ? { $set: { ...onlyPin, pinFreeAt }, ...withEvents(event) } : markDeleted(now, event);
    const asRead = { _id: ticket._id, holdsPin: ticket.holdsPin, ...alive };
    const result = await model.updateOne(asRead, deletion).exec();
    return result.matchedCount === 1;
  },
});
