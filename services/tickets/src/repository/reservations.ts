import type { Model } from 'mongoose';
import { anHourAfter, type TakenSlot } from '../pins/slots.ts';
import type { TicketDocument } from './ticket.model.ts';

/** Finds and releases the PINs and slots that tickets hold. */
export const reservations = (model: Model<TicketDocument>) => ({
  heldPins: (): Promise<string[]> => model.distinct('pin', { holdsPin: true }).exec(),

  /**
   * Releases expired PIN reservations and removes the leftovers of deleted tickets. A leftover whose deletion is not
   * yet published keeps its PIN until it is: this query only finds tickets that hold one.
   */
  releasePins: async (now: Date): Promise<void> => {
    const isOver = { holdsPin: true, pinFreeAt: { $lte: now } };
    await model.deleteMany({ ...isOver, isOnlyPin: true, outbox: { $size: 0 } }).exec();
    await model.updateMany({ ...isOver, isOnlyPin: null }, { $set: { holdsPin: false } }).exec();
  },

  /** The tickets that hold one of the teacher's slots: all open ones, so at most as many as there are slots. */
  idsWithSlot: (teacherId: string): Promise<string[]> =>
    model.distinct('_id', { teacherId, openSlot: { $gte: 0 } }).exec(),

  /** The slots that a teacher's tickets occupy. */
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
   * Releases slots of tickets that expired or opened an hour ago. If the clock was set back, the release of an hourly
   * slot is moved to at most an hour from now.
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
});
