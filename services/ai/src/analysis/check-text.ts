import { digitsOf, foldWord, wordsOf } from '@exit-tickets/answer-groups';
import type { Language } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';
import { problemOfWords, quantityIn } from '../model/fit-to-show.ts';
import type { SentWording } from './analysis-request.ts';

/** What a sentence about groups of answers may quote and take numbers from. */
export interface Sources {
  /** Of the groups that the sentence is about. */
  wordings: readonly SentWording[];
  /** The question, its core, its options, labels. */
  given: readonly string[];
  /** Something to do, which has numbers of its own. */
  isActivity?: boolean;
}

/** A heading of a table, a card. */
const maxHeading = 2;
/** Two or three lines. */
const maxLength = 400;

const quotation =
  /“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»|"([^"]+)"|(?<![\p{L}\p{N}])[‘‚]([^‘’‚]+)[’‘](?!\p{L})|(?<![\p{L}\p{N}])'([^']+)'(?!\p{L})/gu;

/** A number that stands alone: the 2 of CO2 is part of a word. */
const digits = /(?<![\p{L}\p{N}])\d+(?:[.,:/]\d+)*/gu;
/** Left open for students to fill in. */
export const gap = /_{2,}/u;
const groupId = /\bg\d+\b/iu;

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const mask = '[…]';
/** What a mask or a gap may stand for: a few words within a sentence. */
const maxHidden = 80;
const sentenceEnd = /[.!?]/u;

/** Where a piece stands in a text, each place. */
const placesOf = (text: string, piece: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) places.push(at);
  return places;
};

/**
 * Where a text has these pieces in their order, with some words between each two. A piece is held against the nearest end
 * of what stands before it, so that no number of pieces makes it slow.
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

/** The student's own words for a quote of what was sent: a masked name is the name again. */
const originalOf = (quote: string, { sent, original }: SentWording): string | undefined => {
  if (!sent.includes(quote)) return undefined;
  if (!quote.includes(mask)) return quote;
  const line = oneLine(original);
  const stretch = stretchOf(line, quote.split(mask).filter(Boolean));
  if (!stretch) return quote;
  // Of a name at an end of the quote, the word that stands there.
  const before = quote.startsWith(mask) ? line.slice(0, stretch.start).lastIndexOf(' ') + 1 : stretch.start;
  const after = quote.endsWith(mask) ? line.indexOf(' ', stretch.end) : stretch.end;
  return line.slice(before, after < 0 ? undefined : after);
};

/** Whether a text has these words; a gap in them stands for some of its own. */
const has = (source: string, words: string): boolean =>
  gap.test(words) ? stretchOf(source, words.split(gap).filter(Boolean)) !== undefined : source.includes(words);

const quotesIn = (text: string): string[] =>
  [...text.matchAll(quotation)].map((match) => oneLine(match.slice(1).find((words) => words !== undefined) ?? ''));

/** A text without what stands in quotation marks. */
export const withoutQuotes = (text: string): string => text.replace(quotation, ' ');

/** The students' wordings that a text quotes. */
export const quotedWordings = (text: string, wordings: readonly SentWording[]): SentWording[] =>
  quotesIn(text).flatMap((quote) => wordings.find((wording) => originalOf(quote, wording) !== undefined) ?? []);

/** What an activity has students write or sort by: a word or two, or the beginning of a sentence. */
const isToWrite = (quote: string): boolean => wordsOf(quote).length <= maxHeading || /(?:…|\.{3})$/u.test(quote);

/** What “%” is read as. */
const percent = 'procent percent prozent pour cent';

const numbersIn = (text: string, language: Language): string[] =>
  [...(text.match(digits) ?? []), ...(text.match(languageWords[language].numberWords) ?? [])].map((number) =>
    number.toLowerCase(),
  );

/**
 * What keeps a sentence of a model from being shown; undefined when nothing does. It may quote only what is really there,
 * and say no number that is not: every count is made by code.
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
  // Groups of three and four cards are part of an activity.
  if (isActivity) return undefined;
  const allowed = new Set(sources.flatMap((source) => numbersIn(source.replaceAll('%', ` ${percent} `), language)));
  const said = new Set(sources.flatMap((source) => source.toLowerCase().match(/\p{L}+/gu) ?? []));
  const isKnown = (each: string): boolean =>
    allowed.has(each) || said.has(each) || allowed.has(digitsOf(foldWord(each), language) ?? '');
  const number = numbersIn(text, language).find((each) => !isKnown(each));
  return number === undefined ? undefined : `It has a number of its own: ${number}`;
};

/** A checked sentence with the students' words as they wrote them. */
export const withOriginals = (text: string, wordings: readonly SentWording[]): string =>
  quotesIn(text).reduce((said, quote) => {
    const original = wordings.map((wording) => originalOf(quote, wording)).find((words) => words !== undefined);
    return original === undefined ? said : said.replace(quote, () => original);
  }, text);
