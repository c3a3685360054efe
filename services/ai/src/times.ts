/** A delay after the last change, with an upper bound counted from the first, in milliseconds. */
interface Delay {
  settleMs: number;
  maxWaitMs: number;
}

/** When a class is judged. */
export interface JudgingTimes extends Delay {
  /** How often to look what is due. */
  pollMs: number;
}

export const usualJudgingTimes: JudgingTimes = { settleMs: 5_000, maxWaitMs: 30_000, pollMs: 1_000 };

/** When a class is counted, after what changes how its answers fall. */
export interface TallyTimes {
  /** They come and go one by one for minutes. */
  answers: Delay;
  /** They come in bursts. */
  verdicts: Delay;
  pollMs: number;
}

export const usualTallyTimes: TallyTimes = {
  answers: { settleMs: 30_000, maxWaitMs: 120_000 },
  verdicts: { settleMs: 3_000, maxWaitMs: 30_000 },
  pollMs: 1_000,
};

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
