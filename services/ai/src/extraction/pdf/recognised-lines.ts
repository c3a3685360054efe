import type { Line } from '../page-lines.ts';

const lowerWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersIn = (words: readonly string[]): number => words.join('').length;

/** A recognised line says the same when more of its letters than this stand in words of the page: stamps are small, and misread. */
const sameShare = 0.6;

/** The first of these begins a paragraph, whatever stands before it. */
const apart = ([first, ...others]: readonly Line[]): Line[] =>
  first ? [{ ...first, startsParagraph: true }, ...others] : [];

/**
 * Puts what was recognised on a page behind its own lines; before them when all of those stand below its middle, as a stamp
 * does. What its own lines say is left out of it, for they have no mistakes.
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

/** Whether these words stand one after the other in lines, wherever those break. */
export const areIn = (lines: readonly Line[], text: string): boolean => {
  const all = lines.flatMap((line) => lowerWords(line.text));
  return ` ${all.join(' ')} `.includes(` ${lowerWords(text).join(' ')} `);
};
