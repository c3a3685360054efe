import type { Span } from './tokens.ts';
import { inAll } from './word-lists.ts';

const email = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|\s?[([]\s?${inAll(({ at }) => at)}\s?[)\]]\s?)[\p{L}\p{N}.-]+\.\p{L}{2,}`,
  'giu',
);
/**
 * A link, or a bare domain that is not a missing space: in "water.de plant" a sentence ends, so other domains need a
 * path.
 */
const link =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/|www\.)[^\s<>]*[\p{L}\p{N}/]|(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:(?:com|nl|org)(?:\/[^\s<>]*[\p{L}\p{N}/])?|(?:be|de|fr|net|io|me|gg|tv|ly|eu|uk)\/[^\s<>]*[\p{L}\p{N}/])(?![\p{L}\p{N}])/giu;
const handle = /(?<![\p{L}\p{N}@._/])@[\p{L}\p{N}_][\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu;
/** An account after the name of its service: "insta: noor.2010". */
const account =
  /(?<=(?<!\p{L})(?:insta(?:gram)?|snap(?:chat)?|tiktok|discord|telegram)\s{0,2}[:=]\s{0,2})[\p{L}\p{N}_][\p{L}\p{N}_.#-]*[\p{L}\p{N}_]/giu;

const international = /(?<![\p{L}\p{N}.,])(?:\+|\(\+|00\s?)[1-9](?:[\s./()–-]{0,3}\d){7,13}(?![\p{L}\p{N}])/gu;
/** Matches whole runs of separated digits in only one way: cutting them anywhere would mean thousands of attempts. */
const national =
  /(?<![\p{L}\p{N}.,+/-])(?![0-3]\d[-/. ][01]\d[-/. ](?:1\d|20)\d{2}(?!\d))\(?0[1-9]\d{0,10}(?:\)[\s./–-]{0,3}\d{2,12})?(?:[\s./–-]{1,3}\d{2,12}){0,5}(?![\p{L}\p{N}]|[.,/-]\d)/gu;
/** North American numbers. */
const threeThreeFour =
  /(?<![\p{L}\p{N}.,+/-])(?:1[\s.-])?(?:\(\d{3}\)\s?|[2-9]\d{2}[\s.-])\d{3}[\s.-]\d{4}(?![\p{L}\p{N}]|[.,/-]\d)/gu;
/** Digits in any form that the text calls a telephone number. */
const called = new RegExp(
  String.raw`(?<=(?<!\p{L})${inAll(({ phone }) => phone)}(?:\s${inAll(({ phoneIs }) => phoneIs)})?[:.]?\s{1,2})\d(?:[\s-]?\d){6,12}(?![\p{L}\p{N}]|[.,]\d)`,
  'giu',
);

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const isBinary = (text: string): boolean => /^[01]+$/.test(digitsOf(text));
/** Round millions, written in groups of three. */
const isRoundNumber = (text: string): boolean => /(?:[\s.]000){2}$/.test(text);

const internationalNumber = (text: string): string =>
  digitsOf(text).length >= 9 && !isBinary(text) && !isRoundNumber(text) ? text : '';

/** Nine (Brussels, short German numbers) to twelve digits; of a longer run only the start, preferably ten digits. */
const nationalNumber = (text: string): string => {
  if (isBinary(text)) return '';
  const prefixes = [...text.matchAll(/\d+/g)].map(({ index, 0: group }) => text.slice(0, index + group.length));
  const ofLength = (wanted: number): string | undefined => prefixes.find((each) => digitsOf(each).length === wanted);
  const { length } = digitsOf(text);
  return length >= 9 && length <= 12 ? text : (ofLength(10) ?? ofLength(11) ?? ofLength(9) ?? ofLength(12) ?? '');
};

/** Patterns, each with the part of a match to mask: its beginning or nothing. */
const rules: readonly [pattern: RegExp, part: (found: string) => string][] = [
  [email, (found) => found],
  [link, (found) => found],
  [handle, (found) => found],
  [account, (found) => found],
  [international, internationalNumber],
  [national, nationalNumber],
  [threeThreeFour, (found) => found],
  [called, (found) => (isRoundNumber(found) ? '' : found)],
];

/**
 * Finds e-mail addresses, links, handles and telephone numbers (Netherlands, Belgium, United Kingdom, Germany, France,
 * North America). Years, dates, quantities and bits are only masked if they are written like a telephone number.
 */
export const findContacts = (text: string): Span[] => {
  const spans: Span[] = [];
  for (const [pattern, part] of rules) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const { length } = part(match[0]);
      if (length === 0) continue;
      pattern.lastIndex = match.index + length;
      spans.push({ start: match.index, end: match.index + length });
    }
  }
  return spans;
};
