import type { Asks } from './asks.ts';
import type { Words } from './words.ts';

/** Why an answer has the verdict that is certain without a model: about the task, never about the person. */
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

/** What belongs to one language of answers; nothing else in this package knows a word of it. */
export interface LanguagePack {
  /** In English, for prompts and logs. */
  name: string;
  words: Words;
  remarks: Remarks;
  /** What pupils write when they write nothing; “nothing” and “none” may well be answers. Patterns of a whole answer. */
  saysNothing: readonly string[];
  /** The same in a few letters, written small: with a capital they may be a constant or a name. */
  saysNothingInShort?: string;
  /** Words that may stand before a telephone number or an address which is all of an answer. */
  beforeContact: ReadonlySet<string>;
  /**
   * Wordings that ask for a pupil's own view or question. “What do you think happens” asks for what happens, “how do you find
   * the area” for the area, and “do you agree with Tom” may have one right answer: none of these.
   */
  asksOpinion: readonly string[];
  asks: Asks;
  /** Asked behind a question whose answers are then given to choose from. */
  whichIsRight: string;
}
