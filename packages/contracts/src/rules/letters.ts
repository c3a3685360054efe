/**
 * A letter as people count them: a character with the marks on it, a flag, or an emoji whatever it is made of (skin tones,
 * families, flags of regions). Spelled out by code points, because the tables of browsers differ in age and the oldest
 * have no `Intl.Segmenter`: page and server must count alike. Bounded, so that a letter cannot hide a book.
 */
const letter =
  /(?:[\u{1f1e6}-\u{1f1ff}]{2}|.)(?:[\u0300-\u036f\ufe00-\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d[\u2190-\u2bff\u{1f000}-\u{1faff}]){0,10}/gsu;

const lettersOf = (text: string): readonly string[] => text.match(letter) ?? [];

/** How many letters a text has; every limit of a text counts these. */
export const letterCount = (text: string): number => lettersOf(text).length;

/** Whether a text has at most so many letters. */
export const hasAtMostLetters = (text: string, max: number): boolean =>
  // No letter is shorter than one UTF-16 unit.
  text.length <= max || letterCount(text) <= max;

/** The beginning of a text, no letter cut in two. */
export const firstLetters = (text: string, count: number): string => lettersOf(text).slice(0, count).join('');
