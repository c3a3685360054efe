import type { Asks } from './asks.ts';
import type { Words } from './words.ts';

/** The reasons for certain verdicts: about the task, never about the person. */
export interface Remarks {
  blank: string;
  noContent: string;
  unjudged: string;
  rightChoice(key: string): string;
  wrongChoice(key: string): string;
  asExpected(expected: string): string;
  rightNumber(expected: string): string;
  wrongNumber(expected: string): string;
}

/** Everything that depends on the language of answers; the rest of this package is language-neutral. */
export interface LanguagePack {
  /** In English, for prompts and logs. */
  name: string;
  words: Words;
  remarks: Remarks;
  /** Patterns for whole answers that say nothing, such as “no idea”. “Nothing” and “none” can be real answers. */
  saysNothing: readonly string[];
  /** Abbreviations for the same, lower case only: in capitals they may be a constant or a name. */
  saysNothingInShort?: string;
  /** “Nothing” and “none”: no answer where a word is missing. */
  saysNone: ReadonlySet<string>;
  /** Words before a telephone number or address that makes up the whole answer. */
  beforeContact: ReadonlySet<string>;
  /**
   * Wordings that ask for a student's own view or question. Not included: “what do you think happens”, “how do you find
   * the area”, and “do you agree with Tom”, which may have one right answer.
   */
  asksOpinion: readonly string[];
  asks: Asks;
  /** Appended to a question when its answers become options. */
  whichIsRight: string;
}
