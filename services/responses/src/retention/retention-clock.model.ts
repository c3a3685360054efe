import { type Connection, type Model, Schema } from 'mongoose';

/** The clock as last recorded by any replica. */
export interface SeenClock {
  _id: 'clock';
  seenAt: Date;
  /** `RETENTION_DAYS` at that time; null keeps answers. */
  days: number | null;
  /** No ticket is anonymised by its due date before this time. */
  heldUntil: Date;
  /** The last time the clock was set back; null once it has run steadily for long enough. */
  setBack?: { from: Date; to: Date } | null;
}

/** The stored record, and the `heldUntil` that this process last read. */
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
