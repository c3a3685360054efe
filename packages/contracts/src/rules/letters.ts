/**
 * A letter as people count them: a character with the marks on it, a flag, or an emoji whatever it is made of (skin tones,
 * families, flags of regions). Spelled out by code points, because the tables of browsers differ in age and the oldest
 * have no `Intl.Segmenter`: page and server must count alike. Bounded, so that a letter cannot hide a book.
 */
const letter =
  /(?:[\u{1f1e6}-\u{1f1ff}]{2}|.)(?:[\u0300-\u036f\ufe00-\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d[\u2190-\u2bff\u{1f000}-\u{1faff}]){0,10}/gsu;

/**
 * A text has at most so many UTF-16 units for each letter that it may have. Most letters take one, a scientist with a skin
 * tone seven: no text that somebody typed has more, and a longer one is not worth counting.
 */
export const maxUnitsPerLetter = 8;

/** Reads the first letters of a text, and none behind them. */
const readLetters = (text: string, max: number): { count: number; end: number } => {
  let count = 0;
  let end = 0;
  letter.lastIndex = 0;
  while (count < max && letter.test(text)) {
    count += 1;
    end = letter.lastIndex;
  }
  return { count, end };
};

/** How many letters a text has; every limit of a text counts these. */
export const letterCount = (text: string): number => readLetters(text, Number.POSITIVE_INFINITY).count;

/** Whether a text has at most so many letters. */
export const hasAtMostLetters = (text: string, max: number): boolean =>
  // No letter is shorter than one UTF-16 unit.
  text.length <= max || (text.length <= max * maxUnitsPerLetter && readLetters(text, max).end === text.length);

/** The beginning of a text, no letter cut in two. */
export const firstLetters = (text: string, count: number): string => text.slice(0, readLetters(text, count).end);
