import { languagePacks } from '../languages/language-packs.ts';

/** From here on a word is long enough for a slip to leave no other word. */
const minWordLength = 5;
/** From here on one letter more or less leaves no other word (steam and stream are shorter). */
const longWord = 7;

const everyWords = Object.values(languagePacks).map(({ words }) => words);
const others = new Map(everyWords.flatMap(({ otherTerms }) => Object.entries(otherTerms)));
const sounds = everyWords.flatMap((words) => words.sounds);

/** How a word sounds, roughly, in any language. */
const soundOf = (word: string): string =>
  sounds.reduce((written, [spellings, sound]) => written.replace(spellings, sound), word).replace(/(.)\1+/gu, '$1');

const differAt = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};

/** The most letters that one slip of the ear takes: “ph” for “f”, “ei” for “ij”. */
const widestSlip = 3;

/** Whether two words differ in one place only: nearly all that are compared do not, and need no closer look. */
const differInOnePlace = (short: string, long: string): boolean => {
  const from = differAt(short, long);
  const rest = long.slice(from + widestSlip);
  return long.length - short.length < widestSlip && (rest === '' || short.slice(from).endsWith(rest));
};

/** Two neighbours changed places. */
const isSwapped = (a: string, b: string): boolean => {
  const at = differAt(a, b);
  return a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};

/** One letter is missing: any of a long word, of a shorter one only its ending. */
const isMissing = (short: string, long: string): boolean => {
  const at = differAt(short, long);
  if (long.length - short.length !== 1 || short.slice(at) !== long.slice(at + 1)) return false;
  return at === short.length ? /[esntd]$/u.test(long) : long.length >= longWord;
};

/**
 * Whether one of two folded words is the other with a slip of the finger or the ear. A substituted
 * letter is never a slip: alkane and alkene, nitrate and nitrite, absorb and adsorb are different words.
 */
export const isSlip = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || short.length < minWordLength || short[0] !== long[0]) return false;
  if (!differInOnePlace(short, long)) return false;
  if (!/^\p{L}+$/u.test(a) || !/^\p{L}+$/u.test(b)) return false;
  if (others.get(short) === long || others.get(long) === short) return false;
  return soundOf(a) === soundOf(b) || isSwapped(a, b) || isMissing(short, long);
};
