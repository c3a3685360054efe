/** Why a question could not be read. */
export type LeftOutReason =
  | 'matching'
  | 'severalRight'
  | 'noQuestion'
  | 'picture'
  | 'broken'
  | 'formula'
  | 'options'
  | 'sameOptions'
  | 'tooLong';

/** What a question lost, or became, on its way in. */
export type Change = 'layout' | 'feedback' | 'shortAnswer';

/** A question as it stood in a file, before it is checked. */
export interface ReadQuestion {
  /** Which question of the file, or which row of the table. */
  number: number;
  text: string;
  /** Undefined: answered in one's own words. */
  options?: string[] | undefined;
  /** The right option. */
  right?: string | undefined;
  /** What a good answer says. */
  answer?: string | undefined;
  changes?: Change[] | undefined;
}

export interface LeftOut {
  number: number;
  reason: LeftOutReason;
}

/** What a reader makes of a question: one that can be checked, or why not. */
export type Read = ReadQuestion | LeftOut;
