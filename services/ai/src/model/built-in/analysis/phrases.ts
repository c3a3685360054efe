import type { Language } from '../../../language/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Tally } from './tally.ts';

/** How one question went. */
export interface Share {
  number: number;
  right: number;
  total: number;
}

/**
 * The analysis in one language: counts first and no zeros, pupils' words in quotation marks, the task and never the
 * person. Questions go by their number; what an activity asks for fits into the first five minutes.
 */
export interface AnalysisPhrases {
  tooFew(count: number): string;
  responses(count: number): string;
  /** All in a sentence or two: the best and the worst question, or what they have in common. */
  bestAndWorst(best: Share, worst: Share): string;
  allWell(least: Share): string;
  noneWell(worst: Share): string;
  alike(each: Share): string;
  onlyQuestion(number: number, tally: Tally): string;
  /** Most answers are such as only a reader can judge. */
  readYourself(numbers: readonly number[]): string;
  notAssessed(numbers: readonly number[]): string;
  scale(number: number, average: number): string;
  /** "Question 2 (photosynthesis): ", then one of the following. */
  head(number: number, label: string): string;
  alikeWrong(count: number, total: number, quote: string): string;
  lacks(count: number, total: number, phrase: string, quote: string): string;
  /** The example is left out when its quote is empty, or there are none. */
  notYet(count: number, total: number, quote: string): string;
  blank(count: number, total: number): string;
  chose(count: number, total: number, chosen: string, key: string): string;
  lowScale(count: number, total: number): string;
  /** All that is not right, each kind by itself. */
  inAll(tally: Tally): string;
  /** What to do about it. */
  compareAnswers(number: number, wrong: string, right: string): string;
  sortCards(number: number, sentences: readonly string[]): string;
  completeAnswer(number: number, answer: string, phrase: string): string;
  completeSentence(number: number, gapped: string, phrase: string): string;
  drawArrows(number: number, expected: string): string;
  giveReason(number: number, expected: string): string;
  tellNeighbour(number: number, expected: string): string;
  compareOptions(number: number, chosen: string, key: string): string;
  askBack(number: number): string;
  noneRight(count: number, total: number, quotes: readonly string[]): string;
  mostlyBlank(count: number, total: number): string;
  strength(right: number, total: number, quote: string): string;
}

export const analysisPhrases: Record<Language, AnalysisPhrases> = { nl, en, de, fr };
