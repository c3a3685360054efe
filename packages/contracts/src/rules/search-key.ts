import { withoutAccents } from './fold-text.ts';
import { limits } from './limits.ts';

/** What a text is searched by: small letters without accents, and one space between words. */
export const searchKey = (text: string): string => withoutAccents(text).split(/\s/).filter(Boolean).join(' ');

/** The words of a search, as they stand in a search key: all of them are to be found, wherever each stands. */
export const searchWords = (search: string): string[] =>
  searchKey(search).split(' ').filter(Boolean).slice(0, limits.wordsPerSearch);
