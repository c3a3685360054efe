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

/** What was lost or converted on import. */
export type Change = 'layout' | 'feedback' | 'shortAnswer';

/** A question as read from a file, before validation. */
export interface ReadQuestion {
  /** Position in the file, or row number in the table. */
  number: number;
  text: string;
  /** Undefined for an open question. */
  options?: string[] | undefined;
  /** The right option. */
  right?: string | undefined;
  /** The model answer. */
  answer?: string | undefined;
  changes?: Change[] | undefined;
}

export interface LeftOut {
  number: number;
  reason: LeftOutReason;
}

/** The result of reading one question: the question, or why it was left out. */
export type Read = ReadQuestion | LeftOut;
