import { digitsOf, foldWord, wordsOf } from '@exit-tickets/answer-groups';
import type { Language } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';
import { problemOfWords, quantityIn } from '../model/fit-to-show.ts';
import type { SentWording } from './analysis-request.ts';

/** Sources that a sentence about groups may quote and take numbers from. */
export interface Sources {
  /** Wordings of the groups that the sentence is about. */
  wordings: readonly SentWording[];
  /** The question, its core, its options and labels. */
  given: readonly string[];
  /** Activities may contain numbers of their own. */
  isActivity?: boolean;
}

/** Words on a card or in a table heading. */
const maxHeading = 2;
/** Characters in two or three lines. */
const maxLength = 400;

const quotation =
  /“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»|"([^"]+)"|(?<![\p{L}\p{N}])[‘‚]([^‘’‚]+)[’‘](?!\p{L})|(?<![\p{L}\p{N}])'([^']+)'(?!\p{L})/gu;

/** A standalone number: the 2 of CO2 is part of a word. */
const digits = /(?<![\p{L}\p{N}])\d+(?:[.,:/]\d+)*/gu;
/** A blank for students to fill in. */
export const gap = /_{2,}/u;
const groupId = /\bg\d+\b/iu;

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const mask = '[…]';
/** Most characters that a mask or a blank may replace within a sentence. */
const maxHidden = 80;
const sentenceEnd = /[.!?]/u;

/** All positions of a piece in a text. */
const placesOf = (text: string, piece: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) places.push(at);
  return places;
};

/**
 * The stretch of a text that contains these pieces in order, with a few words between them. Each piece is compared only
 * with the nearest preceding end, so that many pieces stay fast.
 */
const stretchOf = (text: string, [first, ...others]: readonly string[]): { start: number; end: number } | undefined => {
  if (first === undefined) return undefined;
  let found = placesOf(text, first).map((start) => ({ start, end: start + first.length }));
  for (const piece of others) {
    const next: typeof found = [];
    let ahead = 0;
    for (const at of placesOf(text, piece)) {
      while ((found[ahead]?.end ?? at) < at) ahead += 1;
      const before = found[ahead - 1];
      if (before && at - before.end <= maxHidden && !sentenceEnd.test(text.slice(before.end, at)))
        next.push({ start: before.start, end: at + piece.length });
    }
    found = next;
  }
  return found[0];
};

/** Restores a student's original words in a quote: a masked name becomes the name again. */
const originalOf = (quote: string, { sent, original }: SentWording): string | undefined => {
  if (!sent.includes(quote)) return undefined;
  if (!quote.includes(mask)) return quote;
  const line = oneLine(original);
  const stretch = stretchOf(line, quote.split(mask).filter(Boolean));
  if (!stretch) return quote;
  // A name at the start or end of the quote is the neighbouring word.
  const before = quote.startsWith(mask) ? line.slice(0, stretch.start).lastIndexOf(' ') + 1 : stretch.start;
  const after = quote.endsWith(mask) ? line.indexOf(' ', stretch.end) : stretch.end;
  return line.slice(before, after < 0 ? undefined : after);
};

/** Whether a source contains these words; a gap in them matches a few words. */
const has = (source: string, words: string): boolean =>
  gap.test(words) ? stretchOf(source, words.split(gap).filter(Boolean)) !== undefined : source.includes(words);

const quotesIn = (text: string): string[] =>
  [...text.matchAll(quotation)].map((match) => oneLine(match.slice(1).find((words) => words !== undefined) ?? ''));

/** Removes everything in quotation marks. */
export const withoutQuotes = (text: string): string => text.replace(quotation, ' ');

/** The students' wordings that a text quotes. */
export const quotedWordings = (text: string, wordings: readonly SentWording[]): SentWording[] =>
  quotesIn(text).flatMap((quote) => wordings.find((wording) => originalOf(quote, wording) !== undefined) ?? []);

/** Whether a quote is a prompt for students, not a citation: a word or two, or the beginning of a sentence. */
const isToWrite = (quote: string): boolean => wordsOf(quote).length <= maxHeading || /(?:…|\.{3})$/u.test(quote);

/** The words that “%” stands for. */
const percent = 'procent percent prozent pour cent';

const numbersIn = (text: string, language: Language): string[] =>
  [...(text.match(digits) ?? []), ...(text.match(languageWords[language].numberWords) ?? [])].map((number) =>
    number.toLowerCase(),
  );

/**
 * Why a model's sentence cannot be shown; undefined if it can. It may only quote existing text and must not invent
 * numbers: code does all counting.
 */
export const problemOf = (
  text: string,
  { wordings, given, isActivity }: Sources,
  language: Language,
): string | undefined => {
  if (!/\p{L}/u.test(text)) return 'There is no text';
  if (text.length > maxLength) return 'It is too long';
  if (groupId.test(text)) return 'It names the id of a group';
  const known = given.map(oneLine);
  const forged = quotesIn(text).find(
    (quote) =>
      !(isActivity && isToWrite(quote)) &&
      !wordings.some((wording) => originalOf(quote, wording) !== undefined) &&
      !known.some((source) => has(source, quote)),
  );
  if (forged !== undefined) return `Nobody in these groups wrote “${forged}”`;
  const sources = [...wordings.map(({ sent }) => sent), ...known];
  const unfit = problemOfWords(text, language, sources);
  if (unfit) return unfit;
  const quantity = isActivity ? undefined : quantityIn(withoutQuotes(text), known);
  if (quantity !== undefined) return `It says how many: ${quantity}`;
  // Activities may contain numbers, such as groups of three and four cards.
  if (isActivity) return undefined;
  const allowed = new Set(sources.flatMap((source) => numbersIn(source.replaceAll('%', ` ${percent} `), language)));
  const said = new Set(sources.flatMap((source) => source.toLowerCase().match(/\p{L}+/gu) ?? []));
  const isKnown = (each: string): boolean =>
    allowed.has(each) || said.has(each) || allowed.has(digitsOf(foldWord(each), language) ?? '');
  const number = numbersIn(text, language).find((each) => !isKnown(each));
  return number === undefined ? undefined : `It has a number of its own: ${number}`;
};

/** Replaces the quotes in a checked sentence by the students' original words. */
export const withOriginals = (text: string, wordings: readonly SentWording[]): string =>
  quotesIn(text).reduce((said, quote) => {
    const original = wordings.map((wording) => originalOf(quote, wording)).find((words) => words !== undefined);
    return original === undefined ? said : said.replace(quote, () => original);
  }, text);
