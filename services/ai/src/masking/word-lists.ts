import { alternatives } from '@exit-tickets/answer-groups';
import { byLanguage, languageWords } from '../languages/languages.ts';
import type { MaskingWords } from '../languages/masking-words.ts';
import { bareWord } from './tokens.ts';

/** Splits a list into folded words. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean).map(bareWord));

/** Merges a list of all languages, plus other words. */
export const wordsOfAll = (listOf: (masking: MaskingWords) => string, others = ''): ReadonlySet<string> =>
  words([others, ...Object.values(languageWords).map(({ masking }) => listOf(masking))].join(' '));

/** A word list for each language. */
export const wordsByLanguage = (listOf: (masking: MaskingWords) => string) =>
  byLanguage((language) => words(listOf(languageWords[language].masking)));

/** A group of the pattern alternatives of all languages: students of one class may speak several. */
export const inAll = (patternOf: (masking: MaskingWords) => string): string =>
  `(?:${alternatives(languageWords, ({ masking }) => patternOf(masking))})`;
