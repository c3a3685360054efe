import { outboxFields } from '@exit-tickets/bus';
import { type EventEnvelope, questionTally } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';

/** The latest counts of a ticket's answers, and when they are counted again. */
export const storedTally = z.object({
  _id: z.string(),
  /** 0 before the first count. */
  version: z.int(),
  tallies: z.array(questionTally),
  /** Postponed by every change, so that changes are counted together. */
  dueAt: z.date().nullish(),
  /** Latest due time, however often it is postponed. */
  latestAt: z.date().nullish(),
});
export type StoredTally = z.infer<typeof storedTally>;

export interface TallyDocument extends StoredTally {
  outbox: EventEnvelope[];
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    tallies: { type: Schema.Types.Mixed, required: true },
    dueAt: { type: Date },
    latestAt: { type: Date },
    ...outboxFields,
  },
  { collection: 'tallies', minimize: false, strict: 'throw', versionKey: false },
);
schema.index({ dueAt: 1 });
schema.index({ latestAt: 1 });

/** One document for each ticket. */
export const tallyModel = (database: Connection): Model<TallyDocument> =>
  database.model<TallyDocument>('Tally', schema);
