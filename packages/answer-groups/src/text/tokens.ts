import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import { foldWord } from './fold-word.ts';
import { digitsOf, spellNumbers } from './number-words.ts';
import { inOrderOfDate, withDates, withFractions } from './numerals.ts';
import { readNumber } from './read-number.ts';
import type { Token } from './token.ts';
import { unitAt, unitOf } from './units.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const powers = /(?<=[\d)\p{L}])(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu;
/** A fraction that belongs to the whole number before it: 1½. */
const mixed = /(?<=\d)\s?([¼½¾])/gu;
const decimalsOf: ReadonlyMap<string, string> = new Map([
  ['¼', '25'],
  ['½', '5'],
  ['¾', '75'],
]);
const fractions = /(?=[¼-¾⅐-⅞])/gu;

/**
 * Matches dates, times and ratios as a whole; numbers; words; meaningful signs.
 * Bounded work: digits that do not form a chain are consumed as a number.
 */
const pieces =
  /(?<chain>\d+(?:[:.\-/]\d+){2,}|\d+:\d+)|(?<number>(?<![\p{L}\d.,])\.\d+|\d{1,3}(?:([ .,'’])\d{3})(?:\3\d{3}){0,7}(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?)|(?<word>[\p{L}][\p{L}\p{M}\p{N}]*)|(?<sign><=|>=|!=|->|=>|-->|[-+*/=<>≤≥≠^√%‰€$£°→←↑↓±≈∞#])/gu;

const signs: ReadonlyMap<string, string> = new Map([
  ['<=', '≤'],
  ['>=', '≥'],
  ['!=', '≠'],
  ['->', '→'],
  ['-->', '→'],
  ['=>', '→'],
]);

/** Paired letters are a genotype (Aa, BB), where capitals matter. */
const genotype = /^(?:(\p{L})\1){1,3}$/iu;

const spell = (text: string, language: Language): string => {
  const plain = text
    .replace(
      powers,
      (_, minus: string, digits: string) =>
        `^${minus && '-'}${[...digits].map((digit) => superscripts.indexOf(digit)).join('')}`,
    )
    .replace(mixed, (_, part: string) => `${languagePacks[language].words.decimalMark}${decimalsOf.get(part)}`)
    .replace(fractions, ' ')
    .normalize('NFKC')
    .replace(/[‐-―−]/gu, '-')
    .replace(/-{2,}(?!>)/gu, ' ')
    .replace(/⁄|÷/gu, '/')
    .replace(/[×·∙•]/gu, '*')
    .replace(/(?<=\d\s?)x(?=\s?\d)/gu, '*')
    .replace(/[’‘`´]/gu, "'");
  return spellNumbers(languagePacks[language].words.spellOut?.(plain) ?? plain, language);
};

/** Whether a hyphen is a minus: before a number or a single letter, not within a word. */
const isMinus = (text: string, at: number): boolean => {
  const isBeforeNumber = /^-\s?\d/u.test(text.slice(at, at + 3));
  const isBeforeLetter = /^-\s?\p{L}(?![\p{L}\p{M}])/u.test(text.slice(at, at + 4));
  return isBeforeNumber || (isBeforeLetter && !/[\p{L}\p{M}]{2}$/u.test(text.slice(Math.max(0, at - 2), at)));
};

const variable = /^[abcknpqrtuvwxyz]$/u;

const piecesOf = (text: string, language: Language): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: written, index, groups = {} } of text.matchAll(pieces)) {
    const before = index === end ? tokens.at(-1) : undefined;
    end = index + written.length;
    // An algebraic term, 4x, is not the number 4.
    if (before?.kind === 'number' && variable.test(written) && unitOf(written, written, language) === undefined)
      tokens.splice(-1, 1, { kind: 'word', text: before.text + written, written: before.written + written });
    else if (groups.chain !== undefined)
      tokens.push({
        kind: 'number',
        text: inOrderOfDate(written.replace(/[./]/gu, '-').replace(/\b0+(?=\d)/gu, '')),
        written,
      });
    else if (groups.number !== undefined) tokens.push({ kind: 'number', text: readNumber(written, language), written });
    else if (groups.word !== undefined) {
      const folded = foldWord(written);
      const digits = digitsOf(folded, language);
      if (digits === undefined) tokens.push({ kind: 'word', text: genotype.test(written) ? written : folded, written });
      else tokens.push({ kind: 'number', text: digits, written });
    } else if (written !== '-' || isMinus(text, index))
      tokens.push({ kind: 'sign', text: signs.get(written) ?? written, written });
  }
  return tokens;
};

/** Merges the words and signs of a unit that follow a number. */
const withUnits = (tokens: readonly Token[], language: Language): Token[] => {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    joined.push(token);
    if (token.kind !== 'number') continue;
    const [unit, length] = unitAt(tokens, at + 1, language) ?? [];
    if (unit === undefined || length === undefined) continue;
    const parts = tokens.slice(at + 1, at + 1 + length);
    joined.push({ kind: 'unit', text: unit, written: parts.map(({ written }) => written).join(' ') });
    at += length;
  }
  return joined;
};

/** A letter for the apostrophe within a word: foto’s. */
const letterApostrophe = 'ʼ';

/** The tokens of an answer, in order. Apostrophes within words are dropped, unless each letter counts. */
export const tokensOf = (text: string, language: Language, keepsApostrophes = false): Token[] => {
  const spelled = spell(text, language).replace(/(?<=\p{L})'(?=\p{L})/gu, keepsApostrophes ? letterApostrophe : '');
  return withUnits(withFractions(withDates(piecesOf(spelled, language), language), language), language);
};
