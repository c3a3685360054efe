import type { Language } from '../languages/language.ts';
import { isSameWord } from '../text/same-word.ts';
import { contentWords, stem } from '../text/stem.ts';
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

/** Which of some words each word is the same as; a text says most of its words many times, and each is compared once. */
const matchesAmong = (words: readonly string[]): ((word: string) => readonly number[]) => {
  const known = new Map<string, readonly number[]>();
  return (word) => {
    const found = known.get(word) ?? words.flatMap((other, index) => (isSameWord(word, other) ? [index] : []));
    known.set(word, found);
    return found;
  };
};

/** Tells how many of these words a text has. */
export const countOf = (wanted: readonly string[]): ((words: readonly string[]) => number) => {
  const matches = matchesAmong(wanted);
  return (words) => new Set(words.flatMap(matches)).size;
};

export interface Existing {
  text: string;
  passage: string;
}

/** Tells of candidates whether they ask for what an existing question asks: the same passage, or the same words. */
export const resemblanceTo = (existing: readonly Existing[], language: Language): ((one: Candidate) => boolean) => {
  const read = existing.map(({ text, passage }) => ({ text, passage, matches: matchesAmong(stemsOf(text, language)) }));
  return (one) => {
    if (read.length === 0) return false;
    const passage = new Set(stemsOf(one.passage, language));
    const words = stemsOf(one.text, language).filter((word) => passage.has(word));
    return read.some(
      (other) =>
        other.text === one.text ||
        (other.passage !== '' && (other.passage.includes(one.passage) || one.passage.includes(other.passage))) ||
        words.filter((word) => other.matches(word).length > 0).length > alike * words.length,
    );
  };
};
