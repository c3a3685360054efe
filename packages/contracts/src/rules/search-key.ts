import { withoutAccents } from './fold-text.ts';

/** What a text is searched by: small letters without accents, and one space between words. */
export const searchKey = (text: string): string => withoutAccents(text).split(/\s/).filter(Boolean).join(' ');
