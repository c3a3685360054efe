/** A question in words, with what its teacher needs beside it. */
export interface Asked {
  text: string;
  modelAnswer: string;
  misconception: string;
}

interface Term {
  term: string;
  meaning: string;
  /** Another term of the lesson that a pupil may take for this one. */
  other?: string | undefined;
}

/**
 * The questions of one language. Words of the material only ever stand between quotation marks, or in a place
 * where the grammar of the language takes them as they are: no article, ending or word order is guessed.
 */
export interface Phrasing {
  quote(text: string): string;
  /** Recall and explain. */
  meaning(of: Term): Asked;
  whatIs(of: Term & { np: string; verb: string }): Asked;
  whichTerm(of: Term): Asked;
  listed(of: { stem: string; items: readonly string[]; list: string }): Asked;
  finish(of: { stem: string; items: readonly string[]; list: string }): Asked;
  whatHappens(of: { when: string; outcome: string }): Asked;
  why(of: { effect: string; cause: string }): Asked;
  /** Only where a clause with its verb first follows "why" as it stands (nl, de). */
  whyInverted?(of: { inverted: string; cause: string }): Asked;
  result(of: { cause: string; passage: string }): Asked;
  ownWords(of: { text: string }): Asked;
  /** Use it in a new case. */
  imagine(of: { bare: string; outcome: string }): Asked;
  without(of: { passage: string; item: string; list: string }): Asked;
  changeOne(of: { passage: string; list: string }): Asked;
  elsewhere(of: { passage: string; cause: string }): Asked;
  example(of: Term): Asked;
  picture(of: { text: string }): Asked;
  newspaper(of: { text: string }): Asked;
  livedThen(of: { text: string }): Asked;
  today(of: Term): Asked;
  recognise(of: { a: string; b: string; answer: string }): Asked;
  seenElsewhere(of: { text: string }): Asked;
  /** Compare, give causes, judge, predict. */
  difference(of: { a: string; b: string; answer: string }): Asked;
  opposite(of: { first: string; answer: string }): Asked;
  notSo(of: { cause: string; passage: string; isHistory: boolean }): Asked;
  howCome(of: { effect: string; cause: string }): Asked;
  mistake(of: { wrong: string; right: string; term: string; other: string }): Asked;
  significance(of: { text: string }): Asked;
  weigh(of: { passage: string; list: string }): Asked;
  relate(of: { a: string; b: string; answer: string }): Asked;
  missing(of: Term & { isHistory: boolean }): Asked;
  important(of: { text: string }): Asked;
  /** When there is nothing but a subject. */
  aboutTopic(topic: string): Record<'recall' | 'apply' | 'judge', Omit<Asked, 'modelAnswer'>>;
  suggestedFocus(topics: readonly string[], headings: readonly string[]): string;
}
