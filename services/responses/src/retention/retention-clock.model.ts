import { type Connection, type Model, Schema } from 'mongoose';

/** The clock as it was seen last, by whichever replica. */
export interface SeenClock {
  _id: 'clock';
  seenAt: Date;
  /** The setting at that time; null: answers are kept. */
  days: number | null;
  /** Before this nothing is made anonymous by its date. */
  heldUntil: Date;
  /** It was set back from one moment to another, and has not run steadily for long enough since. */
  setBack?: { from: Date; to: Date } | null;
}

/** That record, and what this process saw in it last. */
export interface RetentionClock {
  model: Model<SeenClock>;
  heldUntil?: Date;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    seenAt: { type: Date, required: true },
    days: { type: Number, default: null },
    heldUntil: { type: Date, required: true },
    setBack: { type: Schema.Types.Mixed, default: null },
  },
  { strict: 'throw', versionKey: false, collection: 'retention' },
);

export const retentionClockModel = (database: Connection): Model<SeenClock> =>
  database.model<SeenClock>('RetentionClock', schema);
