import type { Language } from '../../../language/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** How many answers to one question fell where. */
export interface Tally {
  total: number;
  right: number;
  incomplete: number;
  wrong: number;
  blank: number;
}

/** The analysis in one language: counts first, pupils' words in quotation marks, the task and never the person. */
export interface AnalysisPhrases {
  tooFew(count: number): string;
  responses(count: number): string;
  /** One question in a line. */
  tally(question: string, tally: Tally): string;
  notAssessed(question: string, answered: number): string;
  scale(question: string, average: string, low: number, total: number): string;
  /** What went wrong. */
  weak(question: string, tally: Tally): string;
  lacks(count: number, total: number, word: string, quote: string): string;
  says(count: number, total: number, word: string, quote: string): string;
  chose(count: number, total: number, chosen: string, key: string, question: string): string;
  lowScale(count: number, total: number, question: string): string;
  /** What to do about it in the first five minutes. */
  completeSentence(sentence: string, word: string): string;
  correctTogether(word: string, modelAnswer: string): string;
  compareOptions(chosen: string, key: string): string;
  startFromAnswer(modelAnswer: string): string;
  askBack(question: string): string;
  nothingRight(count: number, quote: string): string;
  strength(right: number, total: number, question: string, quote: string): string;
}

export const analysisPhrases: Record<Language, AnalysisPhrases> = { nl, en, de, fr };
