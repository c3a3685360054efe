import type { Language } from '../../../language/language.ts';
import { isSameWord } from '../../../language/same-word.ts';
import { contentWords, stem } from '../../../language/stem.ts';
import type { Candidate } from './candidate.ts';

const alike = 0.6;

/** The stems of the words of a text that say something, each once. */
export const stemsOf = (text: string, language: Language): string[] => [
  ...new Set(contentWords(text, language).map((word) => stem(word, language))),
];

/** How much of some words is found among others, from 0 to 1. */
export const shareOf = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0
    ? 0
    : words.filter((word) => others.some((other) => isSameWord(word, other))).length / words.length;

export interface Existing {
  text: string;
  passage: string;
}

/** Whether a candidate asks for what an existing question asks: the same passage, or the same words of the lesson. */
export const resembles = (one: Candidate, existing: readonly Existing[], language: Language): boolean => {
  if (existing.length === 0) return false;
  const passage = stemsOf(one.passage, language);
  const words = stemsOf(one.text, language).filter((word) => passage.includes(word));
  return existing.some(
    (other) =>
      other.text === one.text ||
      (other.passage !== '' && (other.passage.includes(one.passage) || one.passage.includes(other.passage))) ||
      shareOf(words, stemsOf(other.text, language)) > alike,
  );
};
