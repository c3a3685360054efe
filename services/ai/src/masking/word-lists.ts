import { byLanguage, languageWords } from '../languages/languages.ts';
import type { MaskingWords } from '../languages/masking-words.ts';
import { bareWord } from './tokens.ts';

/** The words of a list, folded. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean).map(bareWord));

/** A list of each language, and words of none. */
export const wordsOfAll = (listOf: (masking: MaskingWords) => string, others = ''): ReadonlySet<string> =>
  words([others, ...Object.values(languageWords).map(({ masking }) => listOf(masking))].join(' '));

/** A list by language. */
export const wordsByLanguage = (listOf: (masking: MaskingWords) => string) =>
  byLanguage((language) => words(listOf(languageWords[language].masking)));
