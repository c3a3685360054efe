import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { MaterialDocument } from './material.model.ts';

/** Longest time a save may take. Material unbound for longer was replaced, or left behind by a crash. */
const graceMs = 60 * 60_000;
const sweepLimit = 100;

export type MaterialRepository = ReturnType<typeof createMaterialRepository>;

/**
 * All queries of this service on materials. Material is written before its ticket and bound after it, so a crash in
 * between leaves only an unused document, which `sweep` removes.
 */
export const createMaterialRepository = (model: Model<MaterialDocument>) => ({
  /** Stores a material without a ticket and returns its id. */
  add: async (ticketId: string, content: string, now: Date): Promise<string> => {
    const _id = randomUUID();
    await model.insertOne({ _id, ticketId, content, unboundSince: now });
    return _id;
  },

  /** Binds the ticket to this material, or to none, and unbinds all others. */
  bind: async (ticketId: string, id: string | null, now: Date): Promise<void> => {
    if (id) await model.updateOne({ _id: id }, { $unset: { unboundSince: 1 } }).exec();
    const others = { ticketId, _id: { $ne: id ?? '' }, unboundSince: { $exists: false } };
    await model.updateMany(others, { $set: { unboundSince: now } }).exec();
  },

  contentOf: async (id: string): Promise<string | undefined> =>
    (await model.findById(id, { content: 1 }).lean<Pick<MaterialDocument, 'content'>>().exec())?.content,

  remove: async (id: string): Promise<void> => {
    await model.deleteOne({ _id: id }).exec();
  },

  removeOfTicket: async (ticketId: string): Promise<void> => {
    await model.deleteMany({ ticketId }).exec();
  },

  /** Removes material that has been unbound for an hour, unless its ticket does point to it. */
  sweep: async (
    now: Date,
    isInUse: (material: { id: string; ticketId: string }) => Promise<boolean>,
  ): Promise<void> => {
    const left = await model
      .find({ unboundSince: { $lt: new Date(now.getTime() - graceMs) } }, { ticketId: 1 })
      .limit(sweepLimit)
      .lean<Pick<MaterialDocument, '_id' | 'ticketId'>[]>()
      .exec();
    for (const { _id, ticketId } of left) {
      if (await isInUse({ id: _id, ticketId })) await model.updateOne({ _id }, { $unset: { unboundSince: 1 } }).exec();
      else await model.deleteOne({ _id }).exec();
    }
  },
});
