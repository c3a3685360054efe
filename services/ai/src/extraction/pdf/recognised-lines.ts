import type { Line } from '../page-lines.ts';

const lowerWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersIn = (words: readonly string[]): number => words.join('').length;

/** A recognised line is a duplicate if over this share of its letters is in words of the page; OCR misreads some. */
const sameShare = 0.6;

/** Makes the first line start a paragraph. */
const apart = ([first, ...others]: readonly Line[]): Line[] =>
  first ? [{ ...first, startsParagraph: true }, ...others] : [];

/**
 * Appends recognised lines to the page's own lines, or puts them first if all own lines are in the lower half, as a
 * stamp is. Leaves out recognised duplicates, because the page's own text has no recognition errors.
 */
export const withRecognised = (own: readonly Line[], recognised: readonly Line[], middle: number): Line[] => {
  const said = new Set(own.flatMap(({ text }) => lowerWords(text)));
  const isSaid = ({ text }: Line): boolean => {
    const words = lowerWords(text);
    return lettersIn(words.filter((word) => said.has(word))) > lettersIn(words) * sameShare;
  };
  const others = recognised.filter((line) => !isSaid(line));
  return own.every(({ top }) => top > middle) ? [...others, ...apart(own)] : [...own, ...apart(others)];
};

/** Whether the words of a text occur in sequence in these lines, across line breaks. */
export const areIn = (lines: readonly Line[], text: string): boolean => {
  const all = lines.flatMap((line) => lowerWords(line.text));
  return ` ${all.join(' ')} `.includes(` ${lowerWords(text).join(' ')} `);
};
