import type { AnswerCounts } from '@exit-tickets/contracts';

/** How the answers to one question fell. */
export interface Tally extends AnswerCounts {
  /** Of those that are blank. */
  withoutContent: number;
}

/**
 * The analysis in one language. Every number is counted by code; what pupils wrote stands in quotation marks; it speaks
 * of the task, never of a person. Questions go by their number; what an activity asks for fits into five minutes.
 */
export interface AnalysisPhrases {
  /** Alternatives of a pattern, tried in any language: a question that asks what follows from what. */
  asksForCause: string;

  responses(count: number): string;
  tooFew(count: number): string;
  /** Each kind that there is, no zeros. */
  tally(number: number, tally: Tally): string;
  /** What was written in a class too small for patterns. */
  written(quotes: readonly string[]): string;
  unjudged(count: number, biggest: { count: number; number: number; quote: string }): string;
  noVerdicts(number: number, answers: number): string;
  chosen(number: number, options: readonly { option: string; count: number }[]): string;
  scale(number: number, average: number, low: number): string;

  /** "Question 2: ", then some of the following. */
  head(number: number): string;
  /** With what a model or a label says about these answers, a sentence or a few words; the quote may be empty. */
  saying(count: number, total: number, words: string, quote: string): string;
  chose(count: number, total: number, option: string, key: string): string;
  /** How many answers are not right, and how many are blank or not judged: these are neither. */
  notYet(tally: Tally): string;
  /** Answers word for word, without a count. */
  examples(quotes: readonly string[]): string;
  /** The same after what a name was given to: these answers have none. */
  others(quotes: readonly string[]): string;
  strength(right: number, total: number, quote: string): string;

  contradiction(count: number, total: number, words: string): string;
  sameTwice(count: number, total: number, label: string): string;
  noneRight(count: number, total: number): string;
  mostlyBlank(count: number, total: number): string;

  /** After a suggestion of a model. */
  fiveMinutes: string;
  compareAnswers(number: number, wrong: string, right: string): string;
  sortCards(number: number, answers: readonly string[]): string;
  completeAnswer(number: number, answer: string, core: string): string;
  compareOptions(number: number, option: string, key: string): string;
  drawArrows(number: number, core: string): string;
  tellNeighbour(number: number, core: string): string;
  improveAnswer(number: number, wrong: string): string;
}
