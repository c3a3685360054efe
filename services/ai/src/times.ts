/** A delay after the last change, with an upper bound counted from the first, in milliseconds. */
interface Delay {
  settleMs: number;
  maxWaitMs: number;
}

/** Delays before a class is judged. */
export interface JudgingTimes extends Delay {
  /** Interval for checking what is due. */
  pollMs: number;
}

export const usualJudgingTimes: JudgingTimes = { settleMs: 5_000, maxWaitMs: 30_000, pollMs: 1_000 };

/** Delays before a class is counted after a change. */
export interface TallyTimes {
  /** Responses arrive one by one for minutes. */
  answers: Delay;
  /** Verdicts arrive in bursts. */
  verdicts: Delay;
  /** Counting gives way to students: it waits until no answers have arrived for this long, unless it is late. */
  quietMs: number;
  pollMs: number;
}

export const usualTallyTimes: TallyTimes = {
  answers: { settleMs: 30_000, maxWaitMs: 120_000 },
  verdicts: { settleMs: 3_000, maxWaitMs: 30_000 },
  quietMs: 2_000,
  pollMs: 1_000,
};

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
