/**
 * A letter as people count it: a character with its combining marks, a flag, or a whole emoji (with skin tones,
 * families, regional flags). Spelled out by code points: browsers' tables differ in age and the oldest have no
 * `Intl.Segmenter`, but page and server must agree. Bounded, so that one letter cannot hold a book.
 */
const letter =
  /(?:[\u{1f1e6}-\u{1f1ff}]{2}|.)(?:[\u0300-\u036f\ufe00-\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d[\u2190-\u2bff\u{1f000}-\u{1faff}]){0,10}/gsu;

/**
 * The most UTF-16 units per allowed letter. Most letters take one, a scientist with a skin tone takes seven. Nobody
 * types a text with more, so a longer text is refused without counting.
 */
export const maxUnitsPerLetter = 8;

/** Reads the first letters of a text and stops there. */
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

/** Whether a text has at most `max` letters. */
export const hasAtMostLetters = (text: string, max: number): boolean =>
  // No letter is shorter than one UTF-16 unit.
  text.length <= max || (text.length <= max * maxUnitsPerLetter && readLetters(text, max).end === text.length);

/** The first letters of a text. Never cuts a letter in two. */
export const firstLetters = (text: string, count: number): string => text.slice(0, readLetters(text, count).end);
