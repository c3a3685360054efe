import { withNewestEvent } from '@exit-tickets/bus';
import type { EventEnvelope, QuestionTally } from '@exit-tickets/contracts';
import { inBatchesWhileBusy, unlessDuplicate } from '@exit-tickets/service-kit';
import type { Model, mongo } from 'mongoose';
import { type StoredTally, storedTally, type TallyDocument } from './tally.model.ts';

const withoutOutbox = { outbox: 0 };
const uncounted = { version: 0, tallies: [] };

/** The due time of a ticket. */
interface Due {
  ticketId: string;
  dueAt: Date;
  /** Latest due time, however often it is postponed. */
  latestAt: Date;
}

/** Most tickets scheduled in one write. */
const maxScheduled = 100;

/** All queries on tallies. */
export const createTallyRepository = (model: Model<TallyDocument>) => ({
  collection: model.collection as mongo.Collection,

  /** Every tally with at least one count. */
  all: async function* (): AsyncGenerator<StoredTally> {
    for await (const found of model
      .find({ version: { $gt: 0 } }, withoutOutbox)
      .lean()
      .cursor())
      yield storedTally.parse(found);
  },

  /**
   * Schedules a ticket for counting, or postpones it, but never beyond its `latestAt`. The answers of a class arrive
   * together, so each ticket of a batch is written once.
   */
  schedule: inBatchesWhileBusy(async (all: readonly Due[]): Promise<undefined[]> => {
    const updates = [...Map.groupBy(all, ({ ticketId }) => ticketId)].map(([_id, dues]) => {
      const latestAt = new Date(Math.min(...dues.map((due) => due.latestAt.getTime())));
      const update = { $set: { dueAt: dues.at(-1)?.dueAt }, $min: { latestAt }, $setOnInsert: uncounted };
      return { updateOne: { filter: { _id }, update, upsert: true } };
    });
    await unlessDuplicate(model.bulkWrite(updates, { ordered: false }));
    return all.map(() => undefined);
  }, maxScheduled),

  /** Schedules a ticket without a tally; does nothing for others. */
  scheduleFirst: async (ticketId: string, dueAt: Date): Promise<void> => {
    const first = { $setOnInsert: { ...uncounted, dueAt } };
    await unlessDuplicate(model.updateOne({ _id: ticketId }, first, { upsert: true }));
  },

  /** The tickets due by then, and those that may wait no longer. Due times beyond `farOff` are of a clock ahead. */
  due: async (dueBy: Date, { now, farOff, max }: { now: Date; farOff: Date; max: number }): Promise<string[]> => {
    const found = await Promise.all(
      [{ dueAt: { $lte: dueBy } }, { latestAt: { $lte: now } }, { dueAt: { $gt: farOff } }].map((filter) =>
        model.find(filter, { _id: 1 }).limit(max).lean(),
      ),
    );
    return [...new Set(found.flat().map(({ _id }) => _id))].slice(0, max);
  },

  /**
   * Postpones a ticket until `until` while it is counted: after a crash it becomes due again. Returns its tally;
   * undefined if it was deleted.
   */
  hold: async (ticketId: string, until: Date): Promise<StoredTally | undefined> => {
    const held = { $set: { dueAt: until }, $unset: { latestAt: '' } } as const;
    const found = await model.findOneAndUpdate({ _id: ticketId }, held, { projection: withoutOutbox }).lean();
    return found ? storedTally.parse(found) : undefined;
  },

  /** Returns false if the ticket was counted again or deleted meanwhile. */
  store: async (
    { _id, version }: Pick<StoredTally, '_id' | 'version'>,
    next: { version: number; tallies: QuestionTally[] },
    event: EventEnvelope,
  ): Promise<boolean> => {
    const stored = await model.updateOne({ _id, version }, { $set: next, ...withNewestEvent(event) });
    return stored.matchedCount === 1;
  },

  /** Clears the due time, unless something has changed since `hold`. */
  done: async (ticketId: string, until: Date): Promise<void> => {
    await model.updateOne({ _id: ticketId, dueAt: until, latestAt: null }, { $unset: { dueAt: '' } });
  },

  remove: async (ticketId: string): Promise<void> => {
    await model.deleteOne({ _id: ticketId });
  },
});

export type TallyRepository = ReturnType<typeof createTallyRepository>;
