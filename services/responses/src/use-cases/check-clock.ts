import { limits } from '@exit-tickets/contracts';
import { unlessDuplicate } from '@exit-tickets/service-kit';
import type { ResponsesContext } from '../responses-context.ts';
import type { SeenClock } from '../retention/retention-clock.model.ts';

type ClockContext = Pick<ResponsesContext, 'clock' | 'replicas' | 'days' | 'now' | 'logger'>;

const _id = 'clock';
export const warningMs = limits.retentionWarningDays * 24 * 60 * 60_000;
/** Clock changes up to this size are ordinary corrections. */
const correctionMs = 60 * 60_000;

const warnOfHold = ({ days, logger }: ClockContext, reason: string, heldUntil: Date): void => {
  if (days !== null) logger.warn({ heldUntil }, `no answers are made anonymous by their date yet: ${reason}`);
};

/**
 * Decides whether this process's clock can be trusted for anonymising by date; call it regularly. Returns false while
 * it cannot. A jump longer than the warning period means that the clock is or was wrong, or that the service was down
 * and nobody saw the warning. Then, as after an upgrade or a shorter setting, nothing is anonymised by date until the
 * clock has run steadily for that period (docs/decisions/tickets/0033-retention.md).
 */
export const checkClock = async (context: ClockContext): Promise<boolean> => {
  const { clock, replicas, days, now, logger } = context;
  const at = now();
  const seen = await clock.model.findById(_id).lean<SeenClock>().exec();
  if (!seen) {
    const heldUntil = (await replicas.haveAnswers()) ? new Date(at.getTime() + warningMs) : at;
    if (heldUntil > at) warnOfHold(context, 'answers from before this release are there', heldUntil);
    // Another replica may have created the record first.
    if (!(await unlessDuplicate(clock.model.create({ _id, seenAt: at, days, heldUntil })))) return false;
    clock.heldUntil = heldUntil;
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
  // No answer can have been given later than now.
  if (isSetBack) await replicas.notAnsweredAfter(at);
  // The clock was wrong while it was set back: answers given then count as given now.
  else if (setBack && gap > correctionMs && at >= setBack.from)
    await replicas.answeredBetween(setBack.to, seen.seenAt, at);
  const isSteady = setBack && at.getTime() - setBack.to.getTime() > warningMs;
  const leftBack = isSetBack ? { from: seen.seenAt, to: at } : isSteady ? null : (setBack ?? null);
  const { matchedCount } = await clock.model
    .updateOne({ _id, seenAt: seen.seenAt }, { $set: { seenAt: at, days, heldUntil, setBack: leftBack } })
    .exec();
  if (matchedCount === 0) return false;
  clock.heldUntil = heldUntil;
  if (reason) warnOfHold(context, reason, heldUntil);
  else logger.debug({ heldUntil }, 'looked at the clock');
  return heldUntil <= at;
};
