import { type Language, withoutMarks } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import { evenOut } from './inflection.ts';

/** The common part of a word's forms; not a word itself. */
export const stem = (word: string, language: Language): string => {
  const lower = word.toLowerCase();
  const { sameInEveryLesson, endings, minStemLength } = languagePacks[language].words;
  const full = sameInEveryLesson.get(lower) ?? lower;
  const cut = full.replace(endings, '');
  return evenOut(
    withoutMarks(cut.length >= minStemLength ? cut : full)
      .replace(/ß/g, 'ss')
      .replace(/œ/g, 'oe'),
  );
};

/** The words of a text: letters, digits and inner hyphens; elided French articles count as words. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** The words of a text in lower case, joined by spaces. */
export const wordsWithHyphens = (text: string): string => wordsOf(text.toLowerCase()).join(' ');

/** The same with a space for each hyphen, so that “zuur-base” and “zuur base” are equal. */
export const wordsWithoutHyphens = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a text that carry subject matter, unchanged. */
export const contentWords = (text: string, language: Language): string[] =>
  wordsOf(text).filter((word) => {
    const lower = word.toLowerCase();
    return (lower.length > 2 || /\d/.test(lower)) && !languagePacks[language].words.stop.has(lower);
  });
