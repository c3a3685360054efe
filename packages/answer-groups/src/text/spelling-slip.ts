import { languagePacks } from '../languages/language-packs.ts';

/** In shorter words a slip may produce another word. */
const minWordLength = 5;
/** In shorter words one letter more or less may produce another word (steam and stream, smeten and smelten). */
const longWord = 8;

const everyWords = Object.values(languagePacks).map(({ words }) => words);
const others = new Map(everyWords.flatMap(({ otherTerms }) => Object.entries(otherTerms)));
const terms: readonly string[] = [...new Set([...others].flat())];
const sounds = everyWords.flatMap((words) => words.sounds);

/** A rough phonetic form that works for every language. */
const soundOf = (word: string): string =>
  sounds.reduce((written, [spellings, sound]) => written.replace(spellings, sound), word).replace(/(.)\1+/gu, '$1');

const differAt = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};

/** Most letters that a phonetic slip replaces: “ph” for “f”, “ei” for “ij”. */
const widestSlip = 3;

/** Whether two words differ in one place only. Nearly all pairs fail here, before the slower checks. */
const differInOnePlace = (short: string, long: string): boolean => {
  const from = differAt(short, long);
  const rest = long.slice(from + widestSlip);
  return long.length - short.length < widestSlip && (rest === '' || short.slice(from).endsWith(rest));
};

/** Whether one letter is added or left out. */
const differInOneLetter = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const at = differAt(short, long);
  return long.length - short.length === 1 && short.slice(at) === long.slice(at + 1);
};

/** Whether a misspelt word may also be another one than the expected: meitose is as near to meiose as to mitose. */
export const mayBeAnother = (word: string, expected: string, known: Iterable<string>): boolean =>
  [...known, ...terms].some((other) => other !== expected && other !== word && differInOneLetter(other, word));

/** Whether two neighbouring letters are swapped. */
const isSwapped = (a: string, b: string): boolean => {
  const at = differAt(a, b);
  return a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};

/** Whether one letter is missing: any letter of a long word, only an ending of a shorter one. */
const isMissing = (short: string, long: string): boolean => {
  if (!differInOneLetter(short, long)) return false;
  return differAt(short, long) === short.length ? /[esntd]$/u.test(long) : long.length >= longWord;
};

/**
 * Whether two folded words differ only by a typing or phonetic slip. A substituted letter is never a slip: alkane and
 * alkene, nitrate and nitrite, absorb and adsorb are different words.
 */
export const isSlip = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || short.length < minWordLength || short[0] !== long[0]) return false;
  if (!differInOnePlace(short, long)) return false;
  if (!/^\p{L}+$/u.test(a) || !/^\p{L}+$/u.test(b)) return false;
  if (others.get(short) === long || others.get(long) === short) return false;
  return soundOf(a) === soundOf(b) || isSwapped(a, b) || isMissing(short, long);
};
