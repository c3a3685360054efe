import { withoutAccents } from './fold-text.ts';
import { limits } from './limits.ts';

/** The searchable form of a text: lower case without accents, and one space between words. */
export const searchKey = (text: string): string => withoutAccents(text).split(/\s/).filter(Boolean).join(' ');

/** The words of a search in the form of a search key. A match has all of them, in any order. */
export const searchWords = (search: string): string[] =>
  searchKey(search).split(' ').filter(Boolean).slice(0, limits.wordsPerSearch);
