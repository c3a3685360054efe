import type { AnswerCounts } from '@exit-tickets/contracts';

/** The verdicts on the answers to one question. */
export interface Tally extends AnswerCounts {
  /** How many of the blank answers have text without content. */
  withoutContent: number;
}

/**
 * The phrases of an analysis in one language. Numbers come from code; students' words are in quotation marks; phrases
 * are about the task, never about a person. An activity fits into five minutes.
 */
export interface AnalysisPhrases {
  /** Pattern alternatives, matched in any language: the question asks for a cause or a consequence. */
  asksForCause: string;

  responses(count: number): string;
  tooFew(count: number): string;
  /** Lists only the verdicts that occur, no zeros. */
  tally(number: number, tally: Tally): string;
  /** The answers of a class too small for patterns. */
  written(quotes: readonly string[]): string;
  unjudged(count: number, biggest: { count: number; number: number; quote: string }): string;
  noVerdicts(number: number, answers: number): string;
  chosen(number: number, options: readonly { option: string; count: number }[]): string;
  scale(number: number, average: number, low: number): string;

  /** "Question 2: ", followed by some of the phrases below. */
  head(number: number): string;
  /** Uses a model's sentence or a label for these answers. */
  saying(count: number, total: number, words: string): string;
  chose(count: number, total: number, option: string, key: string): string;
  /** How many answers are not right; blank and unjudged ones are counted separately. */
  notYet(tally: Tally): string;
  /** Answers quoted verbatim, without a count. */
  examples(quotes: readonly string[]): string;
  /** The same after labelled misconceptions: these answers have no label. */
  others(quotes: readonly string[]): string;
  strength(right: number, total: number, quote: string): string;

  contradiction(count: number, total: number, words: string): string;
  sameTwice(count: number, total: number, label: string): string;
  noneRight(count: number, total: number): string;
  mostlyBlank(count: number, total: number): string;

  /** Follows an activity: a model's suggestion, or one of those below, which have no full stop. */
  fiveMinutes: string;
  compareAnswers(number: number, wrong: string, right: string): string;
  sortCards(number: number, answers: readonly string[]): string;
  completeAnswer(number: number, answer: string, core: string): string;
  compareOptions(number: number, option: string, key: string): string;
  drawArrows(number: number, core: string): string;
  tellNeighbour(number: number, core: string): string;
  improveAnswer(number: number, wrong: string): string;
}
