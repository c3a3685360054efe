import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../../languages/language-packs.ts';
import { readNumber } from '../../text/read-number.ts';

/** A number in a sum or a problem, with what it counts. */
export interface Amount {
  value: number;
  /** Digits behind the decimal mark, as it was written. */
  decimals: number;
  /** “kg”, “%”, or nothing. */
  unit: string;
}

/** “7,5 · 9,8”: one operator between each two amounts. */
export interface Sum {
  amounts: readonly Amount[];
  operators: readonly Operator[];
}

type Operator = '+' | '-' | '*' | '/';

const operatorOf: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '*': '*',
  x: '*',
  '÷': '/',
  ':': '/',
  '/': '/',
};
const operator = String.raw`\s?[+−–×·*÷:/]\s?|\s[-x]\s`;
const written = String.raw`\d{1,3}(?:[ .,]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const unit = String.raw`%|€|\$|°C|Ω|\p{L}{1,3}(?:/\p{L}{1,3}[²³]?)?[²³]?(?![\p{L}'’])`;
const amount = `(?:${written})(?: ?(?:${unit}))?`;
/** Numbers of a text, each with the unit behind it. */
export const amountsIn = new RegExp(
  String.raw`(?<![\p{L}\d.,²³])(?<number>${written})(?<unit> ?(?:${unit}))?(?![\d²³])`,
  'gu',
);
const pieces = new RegExp(`(?<number>${written})(?<unit> ?(?:${unit}))?|(?<operator>${operator})`, 'gu');
const whole = new RegExp(`^${amount}(?:(?:${operator})${amount})*$`, 'u');

const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** As far as floating point keeps its digits. */
export const exact = (value: number): number => Number(value.toPrecision(12));

/** How many decimals a result has. */
export const decimalsIn = (value: number): number => decimalsOf(String(exact(value)));

const readAmount = (number: string, of: string, language: Language): Amount => {
  const value = readNumber(number, language);
  return { value: Number(value), decimals: decimalsOf(value), unit: of.trim() };
};

/** The amounts of a text, in its order. */
export const readAmounts = (text: string, language: Language): Amount[] =>
  [...text.matchAll(amountsIn)].map(({ groups = {} }) => readAmount(groups.number ?? '', groups.unit ?? '', language));

/** Reads a sum of numbers; undefined where anything else stands in it. One amount alone is a sum without operators. */
export const readSum = (text: string, language: Language): Sum | undefined => {
  if (!whole.test(text.trim())) return undefined;
  const amounts: Amount[] = [];
  const operators: Operator[] = [];
  for (const { groups = {} } of text.trim().matchAll(pieces)) {
    if (groups.number !== undefined) amounts.push(readAmount(groups.number, groups.unit ?? '', language));
    else operators.push(operatorOf[groups.operator?.trim() ?? ''] ?? '+');
  }
  return amounts.length === operators.length + 1 ? { amounts, operators } : undefined;
};

/** What a sum comes to: first what is multiplied and divided, from left to right. */
export const resultOf = (values: readonly number[], operators: readonly Operator[]): number => {
  const [first = 0, ...rest] = values;
  const added = [first];
  for (const [index, value] of rest.entries()) {
    const sign = operators[index];
    const last = added.pop() ?? 0;
    if (sign === '*') added.push(last * value);
    else if (sign === '/') added.push(last / value);
    else added.push(last, sign === '-' ? -value : value);
  }
  return exact(added.reduce((sum, value) => sum + value, 0));
};

/** A number as its language writes it. */
export const writeNumber = (value: number, language: Language): string => {
  const [digits = '', decimals] = String(exact(value)).split('.');
  const { groupMark, decimalMark } = languagePacks[language].words;
  const grouped = digits.length > 4 ? digits.replace(/\B(?=(?:\d{3})+$)/gu, groupMark) : digits;
  return decimals ? `${grouped}${decimalMark}${decimals}` : grouped;
};

/** An amount as it stands in a sentence. */
export const writeAmount = (value: number, of: string, language: Language): string =>
  writeNumber(value, language) + (of === '%' ? languagePacks[language].words.percentSign : of && `\u00a0${of}`);
