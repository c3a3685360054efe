import { limits } from '@exit-tickets/contracts';
import { duplicateKeyOf, type Logger } from '@exit-tickets/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { TicketReplicas } from '../ticket-replica/ticket-replicas.ts';

/** The clock as it was seen last, by whichever replica. */
interface SeenClock {
  _id: 'clock';
  seenAt: Date;
  /** The setting at that time; null: answers are kept. */
  days: number | null;
  /** Before this nothing is made anonymous by its date. */
  heldUntil: Date;
  /** It was set back from one moment to another, and has not run steadily for long enough since. */
  setBack?: { from: Date; to: Date } | null;
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

const _id = 'clock';
export const warningMs = limits.retentionWarningDays * 24 * 60 * 60_000;
/** Clocks are corrected by less than this every day. */
const correctionMs = 60 * 60_000;

interface ClockOptions {
  model: Model<SeenClock>;
  replicas: Pick<TicketReplicas, 'haveAnswers' | 'notAnsweredAfter' | 'answeredBetween'>;
  /** Null: answers are kept. */
  days: number | null;
  now: () => Date;
  logger: Logger;
}

/**
 * Decides whether this process's clock can be trusted with deleting. A jump of more than the time of the warning says
 * that the clock is wrong, was wrong, or that nobody was here to read the warning. Then, as after an upgrade and a
 * shorter setting, nothing is made anonymous by its date until the clock has run steadily for that time
 * (docs/decisions/0033-retention.md).
 */
export class RetentionClock {
  readonly #options: ClockOptions;
  #heldUntil: Date | undefined;

  constructor(options: ClockOptions) {
    this.#options = options;
  }

  /** The end of the hold as it was seen last. */
  get heldUntil(): Date | undefined {
    return this.#heldUntil;
  }

  /** Looks at the clock; call it regularly. False while nothing may be made anonymous by its date. */
  async look(): Promise<boolean> {
    const { model, replicas, days, now, logger } = this.#options;
    const at = now();
    const seen = await model.findById(_id).lean<SeenClock>().exec();
    if (!seen) {
      const heldUntil = (await replicas.haveAnswers()) ? new Date(at.getTime() + warningMs) : at;
      if (heldUntil > at) this.#tell('answers from before this release are there', heldUntil);
      try {
        await model.create({ _id, seenAt: at, days, heldUntil });
      } catch (error) {
        // Another replica looked first.
        if (!duplicateKeyOf(error)) throw error;
        return false;
      }
      this.#heldUntil = heldUntil;
      return heldUntil <= at;
    }
    const gap = at.getTime() - seen.seenAt.getTime();
    const isSetBack = gap < -correctionMs;
    const reason =
      isSetBack || gap > warningMs
        ? `the clock jumped from ${seen.seenAt.toISOString()} to ${at.toISOString()}`
        : days !== null && days < (seen.days ?? Number.POSITIVE_INFINITY)
          ? 'RETENTION_DAYS is shorter than before'
          : undefined;
    const heldUntil = reason ? new Date(at.getTime() + warningMs) : seen.heldUntil;
    const { setBack } = seen;
    // Nobody answered later than now.
    if (isSetBack) await replicas.notAnsweredAfter(at);
    // It was wrong while it was set back: those who answered then did so no longer ago than now.
    else if (setBack && gap > correctionMs && at >= setBack.from)
      await replicas.answeredBetween(setBack.to, seen.seenAt, at);
    const isSteady = setBack && at.getTime() - setBack.to.getTime() > warningMs;
    const leftBack = isSetBack ? { from: seen.seenAt, to: at } : isSteady ? null : (setBack ?? null);
    const { matchedCount } = await model
      .updateOne({ _id, seenAt: seen.seenAt }, { $set: { seenAt: at, days, heldUntil, setBack: leftBack } })
      .exec();
    if (matchedCount === 0) return false;
    this.#heldUntil = heldUntil;
    if (reason) this.#tell(reason, heldUntil);
    else logger.debug({ heldUntil }, 'looked at the clock');
    return heldUntil <= at;
  }

  #tell(reason: string, heldUntil: Date): void {
    if (this.#options.days !== null)
      this.#options.logger.warn({ heldUntil }, `no answers are made anonymous by their date yet: ${reason}`);
  }
}
