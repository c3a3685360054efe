import { alternatives } from '../languages/alternatives.ts';
import { languagePacks } from '../languages/language-packs.ts';
import type { Token } from '../text/token.ts';
import { areOfOneKind, inBaseUnit } from '../text/units.ts';
import { asksForOrder } from './answer-list.ts';
import { asksFor } from './asks-for.ts';
import type { Subject } from './subject.ts';

/** A number with its unit; a date, time or ratio is compared as text. */
interface Quantity {
  text: string;
  value: number;
  /** Number of decimal places. */
  decimals: number;
  isFraction: boolean;
  /** The number below the line of a fraction. */
  divisor: string | undefined;
  unit: string | undefined;
}

/** The numbers of an answer that otherwise only repeats words of the question. */
export interface Quantities {
  list: readonly [Quantity, ...Quantity[]];
  /** Whether “and” joins them: then their order may not matter. */
  isJoined: boolean;
  /** Whether they are the result of a calculation (“3 × 4 = 12”). */
  isWorked: boolean;
  /** The number of words beside them. */
  words: number;
  /** What an equation says they are: x. */
  names: readonly string[];
}

const everyWords = Object.values(languagePacks).map(({ words }) => words);
const minus = new Set(['-', ...everyWords.map((words) => words.minus)]);
const currencies = new Set(['€', '$']);
const and = new Set(everyWords.map((words) => words.and));
const decimal = /^\d+(?:\.(\d+))?$/u;

const isMinus = (token: Token | undefined): boolean => token !== undefined && minus.has(token.text);
const isCurrency = (token: Token | undefined): boolean => token !== undefined && currencies.has(token.text);
const isSlash = (token: Token | undefined): boolean => token?.kind === 'sign' && token.text === '/';

/** Reads tokens from left to right. */
class Cursor {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  get last(): Token | undefined {
    return this.#tokens[this.#at - 1];
  }

  take(fits: (token: Token | undefined) => boolean): Token | undefined {
    const { next } = this;
    if (!fits(next)) return undefined;
    this.#at += 1;
    return next;
  }

  /** Consumes these words if they precede a number. */
  takeBeforeNumber(words: readonly string[]): boolean {
    const stands =
      words.every((word, ahead) => this.#tokens[this.#at + ahead]?.text === word) &&
      this.#tokens[this.#at + words.length]?.kind === 'number';
    if (stands) this.#at += words.length;
    return stands;
  }

  /** Consumes all tokens that match and returns their count. */
  skip(fits: (token: Token | undefined) => boolean): number {
    let count = 0;
    while (this.take(fits)) count += 1;
    return count;
  }
}

const isNumber = (token: Token | undefined): boolean => token?.kind === 'number';
const isUnit = (token: Token | undefined): boolean => token?.kind === 'unit';

/** “- 3/4 m”, “€ 12”, “9 out of 25”, “31-8-1854”. */
const readQuantity = (cursor: Cursor, { language }: Subject): Quantity | undefined => {
  const currency = cursor.take(isCurrency);
  const sign = cursor.take(isMinus) ? -1 : 1;
  const first = cursor.take(isNumber);
  if (!first) return undefined;
  const isFraction = cursor.take(isSlash) !== undefined;
  const isPart = isFraction || languagePacks[language].words.outOf.some((words) => cursor.takeBeforeNumber(words));
  const divisor = isPart ? cursor.take(isNumber) : undefined;
  if (isPart && !divisor) return undefined;
  const unit = cursor.take(isUnit) ?? cursor.take(isCurrency) ?? currency;
  const [number = '', decimals = ''] = decimal.exec(first.text) ?? [];
  const value = (sign * Number(number || Number.NaN)) / Number(divisor?.text ?? 1);
  const isDecimal = number !== '' && Number.isFinite(value);
  if (!isDecimal && (isPart || number !== '')) return undefined;
  return {
    ...{ text: first.text, value, decimals: decimals.length },
    ...{ isFraction, divisor: divisor?.text, unit: unit?.text },
  };
};

/** Numbers separated only by commas and “and”, surrounded only by words of the question. */
const readList = (cursor: Cursor, subject: Subject): Omit<Quantities, 'isWorked' | 'names'> | undefined => {
  const { words } = languagePacks[subject.language];
  const isRest = (token: Token | undefined): boolean =>
    token?.kind === 'word' &&
    !minus.has(token.text) &&
    (words.function.has(token.text) ||
      words.beforeNumbers.has(token.text) ||
      (subject.isAsked(token.text) && !words.contrary.has(token.text)));
  const before = cursor.skip(isRest);
  const isAfterMore = and.has(cursor.last?.text ?? '');
  const first = readQuantity(cursor, subject);
  // “A kilo and a half” is more than the half.
  if (!first || (first.isFraction && isAfterMore)) return undefined;
  const list: [Quantity, ...Quantity[]] = [first];
  let isJoined = false;
  for (;;) {
    const isAfterAnd = cursor.take((token) => and.has(token?.text ?? '')) !== undefined;
    // “4 - 5” is a range or a calculation, not a list.
    if (!isAfterAnd && !isNumber(cursor.next) && !isCurrency(cursor.next)) break;
    const item = readQuantity(cursor, subject);
    if (!item) return undefined;
    list.push(item);
    isJoined ||= isAfterAnd;
  }
  const after = cursor.skip(isRest);
  return cursor.next ? undefined : { list, isJoined, words: before + after };
};

/** The value of numbers joined by + − × / ^, ignoring units; undefined for anything else. */
const compute = (tokens: readonly Token[]): number | undefined => {
  const cursor = new Cursor(tokens.filter((token) => !isUnit(token) && !isCurrency(token)));
  const takeSign = (signs: string): string | undefined =>
    cursor.take((token) => token?.kind === 'sign' && signs.includes(token.text))?.text;
  const factor = (): number => {
    const sign = takeSign('-') ? -1 : 1;
    const base = Number(cursor.take(isNumber)?.text ?? Number.NaN);
    return sign * (takeSign('^') ? base ** factor() : base);
  };
  const product = (): number => {
    let value = factor();
    for (let sign = takeSign('*/'); sign; sign = takeSign('*/'))
      value = sign === '*' ? value * factor() : value / factor();
    return value;
  };
  let value = product();
  for (let sign = takeSign('+-'); sign; sign = takeSign('+-')) value += sign === '+' ? product() : -product();
  return cursor.next || !Number.isFinite(value) ? undefined : value;
};

/** “x”, “F”, “area”: the name of a result. */
const isName = (side: readonly Token[]): boolean => side.length === 1 && side[0]?.kind === 'word';
/** “m · a”: a formula without numbers. */
const isFormula = (side: readonly Token[]): boolean =>
  side.length > 0 &&
  side.every(({ kind, text }) => (kind === 'word' && text.length === 1) || (kind === 'sign' && '+-*/^'.includes(text)));

const areClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

const rounded = (value: number, decimals: number): readonly number[] => {
  const scale = 10 ** Math.min(decimals, 12);
  return [Math.round(value * scale) / scale, Math.trunc(value * scale) / scale];
};

const sidesOf = (said: readonly Token[]): [before: Token[][], last: Token[]] => {
  const sides: Token[][] = [[]];
  for (const token of said) {
    if (token.kind === 'sign' && token.text === '=') sides.push([]);
    else sides.at(-1)?.push(token);
  }
  return [sides.slice(0, -1), sides.at(-1) ?? []];
};

/**
 * The numbers of an answer without other content; undefined if it says more. For a calculation that adds up, its
 * result.
 */
export const quantitiesIn = (said: readonly Token[], subject: Subject): Quantities | undefined => {
  const [before, last] = sidesOf(said);
  const read = readList(new Cursor(last), subject);
  const names = before.filter(isName).flatMap((side) => side.map(({ text }) => text));
  if (!read || before.length === 0) return read && { ...read, isWorked: false, names };
  const [{ value, decimals }] = read.list;
  const leadsTo = (side: readonly Token[]): boolean => {
    const computed = compute(side);
    return computed !== undefined && [computed, ...rounded(computed, decimals)].some((each) => areClose(each, value));
  };
  const workings = before.filter((side) => !isName(side) && !isFormula(side));
  if (read.list.length > 1 || !workings.every(leadsTo)) return undefined;
  return { ...read, isWorked: workings.length > 0, names };
};

/** Whether one of two numbers may be the other, rounded or cut off. */
const isRounded = (a: Quantity, b: Quantity): boolean =>
  rounded(b.value, a.decimals).some((value) => areClose(value, a.value)) ||
  rounded(a.value, b.decimals).some((value) => areClose(value, b.value)) ||
  (Math.abs(a.value - b.value) < 0.05 * Math.abs(b.value) && !(Number.isInteger(a.value) && Number.isInteger(b.value)));

/** ’89 for 1989. */
const isShortYear = (given: Quantity, { value }: Quantity): boolean =>
  value >= 1_000 && value < 2_100 && given.value < 100 && given.value === value % 100;

/** This many decimals of a fraction identify it. */
const surelyDecimals = 4;
/** Numbers that differ by one of these factors may be equal in another unit. */
const factors = [10, 100, 1_000, 10_000, 1_000_000, 60, 3_600, 3.6, 24, 12];
const areOtherUnits = (a: number, b: number): boolean =>
  factors.some((factor) => areClose(a * factor, b) || areClose(a, b * factor));

const asksForNotation = new RegExp(`${asksFor('form').source}|%`, 'iu');
const isEstimate = asksFor('estimate');
const asksForExample = asksFor('example');
/** Asks for two things, or for each of several. */
const asksForEach = new RegExp(
  alternatives(languagePacks, ({ asks, words }) => String.raw`${asks.each}|\b${words.and}\b`),
  'iu',
);

/** The question that the numbers answer. */
export interface AskedQuantities {
  text: string;
  namesUnit(unit: string): boolean;
  /** Whether it asks for so many per this unit: then “5 euro per uur” says what “5 euro” does, if the key has just that. */
  namesDivisor(unit: string): boolean;
  /** Whether it says itself what the name stands for: “y = 3x + 5”. */
  defines(name: string): boolean;
}

/** Degrees may be those of a temperature, but degrees Celsius are no angle. */
const areSameUnits = (
  given: string | undefined,
  expected: string | undefined,
  { namesDivisor }: AskedQuantities,
): boolean => {
  if (given === expected || (given === '°' && expected === '°c')) return true;
  return (
    expected !== undefined &&
    given?.startsWith(`${expected}/`) === true &&
    namesDivisor(given.slice(expected.length + 1))
  );
};

const compareOne = (given: Quantity, expected: Quantity, asked: AskedQuantities) => {
  const { text, namesUnit } = asked;
  if (Number.isNaN(given.value) || Number.isNaN(expected.value))
    return given.text === expected.text && given.unit === expected.unit ? 'right' : undefined;
  const givenUnit = given.unit;
  const expectedUnit = expected.unit;
  const isSameUnit = areSameUnits(givenUnit, expectedUnit, asked);
  const hasSameUnit =
    isSameUnit ||
    (givenUnit === undefined && expectedUnit !== undefined && namesUnit(expectedUnit)) ||
    (givenUnit === undefined && expectedUnit === '°c' && namesUnit('°')) ||
    (expectedUnit === undefined && givenUnit !== undefined && namesUnit(givenUnit));
  const isSame = areClose(given.value, expected.value);
  const ifFormIsFree = asksForNotation.test(text) ? undefined : 'right';
  const hasSameForm =
    given.isFraction === expected.isFraction &&
    given.divisor === expected.divisor &&
    given.decimals === expected.decimals;
  if (isSame && hasSameUnit) return hasSameForm ? 'right' : ifFormIsFree;
  if (!isSameUnit && givenUnit !== undefined && expectedUnit !== undefined) {
    // A question that names a unit wants that unit.
    const isFree = areOfOneKind(givenUnit, expectedUnit) && !namesUnit(expectedUnit) && !namesUnit(givenUnit);
    const isEqual = areClose(inBaseUnit(given.value, givenUnit), inBaseUnit(expected.value, expectedUnit));
    return isFree && isEqual ? 'right' : undefined;
  }
  const isPercentOf = (one: Quantity, other: Quantity): boolean =>
    one.unit === '%' && other.unit === undefined && areClose(one.value, other.value * 100);
  if (isPercentOf(given, expected) || isPercentOf(expected, given)) return ifFormIsFree;
  const isLongDecimal = (one: Quantity, other: Quantity): boolean =>
    one.decimals >= surelyDecimals &&
    other.isFraction &&
    rounded(other.value, one.decimals).some((value) => areClose(value, one.value));
  if (hasSameUnit && (isLongDecimal(given, expected) || isLongDecimal(expected, given))) return ifFormIsFree;
  const mayBeWrong = isSameUnit || givenUnit === undefined;
  if (
    !mayBeWrong ||
    isSame ||
    isShortYear(given, expected) ||
    isRounded(given, expected) ||
    areOtherUnits(given.value, expected.value)
  )
    return undefined;
  return isEstimate.test(text) || asksForExample.test(text) ? undefined : 'wrong';
};

/** Whether both lists hold the same numbers in any order. */
const areSameSet = (given: Quantities, expected: Quantities, asked: AskedQuantities): boolean => {
  const left = [...expected.list];
  return given.list.every((one) => {
    const at = left.findIndex((other) => compareOne(one, other, asked) === 'right');
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** Words a model answer may have beside its number (“in 1348”, “4 rooms”) and still count as just that number. */
const maxWordsBeside = 1;

/**
 * Compares the numbers of an answer with the expected ones; undefined if the result is uncertain. A list is right or
 * uncertain, in any order where order is irrelevant. Only a single number that is the whole answer can be wrong.
 */
export const compareQuantities = (
  given: Quantities,
  expected: Quantities,
  asked: AskedQuantities,
): 'right' | 'wrong' | undefined => {
  if (given.list.length !== expected.list.length) return undefined;
  const [named] = expected.names;
  if (given.names.some((name) => (named === undefined ? asked.defines(name) : name !== named))) return undefined;
  if (expected.list.length > 1) {
    const isFree = expected.isJoined && !asksForOrder.test(asked.text) && !asksForEach.test(asked.text);
    const isInOrder = expected.list.every((one, at) => {
      const other = given.list[at];
      return other !== undefined && compareOne(other, one, asked) === 'right';
    });
    return isInOrder || (isFree && areSameSet(given, expected, asked)) ? 'right' : undefined;
  }
  const compared = compareOne(given.list[0], expected.list[0], asked);
  const isAllThereIs = !given.isWorked && !expected.isWorked && expected.words <= maxWordsBeside;
  return compared === 'right' || isAllThereIs ? compared : undefined;
};
