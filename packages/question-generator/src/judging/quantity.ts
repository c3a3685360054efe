import { languagePacks } from '../languages/language-packs.ts';
import type { Token } from '../text/tokens.ts';
import type { Subject } from './subject.ts';

/** A number that an answer gives, and nothing else. */
export interface Quantity {
  value: number;
  /** How many digits stand behind the decimal mark. */
  decimals: number;
  isFraction: boolean;
  unit: string | undefined;
}

const minus = new Set(['-', 'min', 'minus', 'moins']);

/** Numbers, signs and units alone: “- 3 / 4 m”, “€ 12”, “x = 3”. */
const shape = /^(?:\p{L}?=)?(?:[€$])?(-)?(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/u;

/**
 * The one number of an answer, when the rest of it only says the question again; undefined when there is none, or more.
 * A number that the question names is no answer of its own beside another.
 */
export const quantityIn = (said: readonly Token[], { language, isAsked }: Subject): Quantity | undefined => {
  const { words } = languagePacks[language];
  const isRest = ({ kind, text }: Token): boolean =>
    kind === 'word' && !minus.has(text) && (words.function.has(text) || words.beforeNumbers.has(text) || isAsked(text));
  const counted = said.filter((token) => !isRest(token));
  const units = counted.filter(({ kind, text }) => kind === 'unit' || text === '€' || text === '$');
  if (units.length > 1) return undefined;
  const unit = units[0]?.text;
  const digits = counted.filter((token) => token !== units[0]).map(({ text }) => (minus.has(text) ? '-' : text));
  const [, sign, number, divisor] = shape.exec(digits.join('')) ?? [];
  if (number === undefined) return undefined;
  const value = (Number(number) / Number(divisor ?? 1)) * (sign ? -1 : 1);
  if (!Number.isFinite(value)) return undefined;
  return { value, decimals: number.split('.')[1]?.length ?? 0, isFraction: divisor !== undefined, unit };
};

const areClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

const rounded = (value: number, decimals: number): readonly number[] => {
  const scale = 10 ** Math.min(decimals, 12);
  return [Math.round(value * scale) / scale, Math.trunc(value * scale) / scale];
};
/** Whether one of two numbers is the other with fewer digits: rounded, or cut off. */
const isRounded = (a: Quantity, b: Quantity): boolean =>
  rounded(b.value, a.decimals).some((value) => areClose(value, a.value)) ||
  rounded(a.value, b.decimals).some((value) => areClose(value, b.value)) ||
  (Math.abs(a.value - b.value) < 0.05 * Math.abs(b.value) && !(Number.isInteger(a.value) && Number.isInteger(b.value)));

/** Enough digits of a fraction to be sure of it. */
const surelyDecimals = 4;
/** What differs by such a factor may be the same in another unit. */
const factors = [10, 100, 1_000, 10_000, 1_000_000, 60, 3_600, 3.6, 24, 12];
const areOtherUnits = (a: number, b: number): boolean =>
  factors.some((factor) => areClose(a * factor, b) || areClose(a, b * factor));

const asksForForm =
  /breuk|procent|decima|fraction|percent|bruch|prozent|dezimal|pourcent|vereenvoudig|simplif|kürze|%/iu;
const isEstimate = /ongeveer|schat|approximat|roughly|estimate|about how|ungefähr|schätz|environ|estim/iu;
const asksForExample =
  /\b(?:noem|geef|bedenk|name|give|nenne|gib|cite|donne|nomme)\b|voorbeeld|example|beispiel|exemple/iu;

/** How the number of an answer compares with the right one; undefined when that is not certain. */
export const compareQuantities = (
  given: Quantity,
  expected: Quantity,
  question: string,
  namesUnit: (unit: string) => boolean,
): 'right' | 'wrong' | undefined => {
  const hasSameUnit =
    given.unit === expected.unit ||
    (given.unit === undefined && expected.unit !== undefined && namesUnit(expected.unit)) ||
    (expected.unit === undefined && given.unit !== undefined && namesUnit(given.unit));
  const isSame = areClose(given.value, expected.value);
  if (isSame && hasSameUnit)
    return given.isFraction === expected.isFraction || !asksForForm.test(question) ? 'right' : undefined;
  const isPercentOf = (one: Quantity, other: Quantity): boolean =>
    one.unit === '%' && other.unit === undefined && areClose(one.value, other.value * 100);
  if (isPercentOf(given, expected) || isPercentOf(expected, given))
    return asksForForm.test(question) ? undefined : 'right';
  const isLongDecimal = (one: Quantity, other: Quantity): boolean =>
    one.decimals >= surelyDecimals &&
    other.isFraction &&
    rounded(other.value, one.decimals).some((value) => areClose(value, one.value));
  if (hasSameUnit && (isLongDecimal(given, expected) || isLongDecimal(expected, given)))
    return asksForForm.test(question) ? undefined : 'right';
  const mayBeWrong = given.unit === expected.unit || given.unit === undefined;
  if (!mayBeWrong || isSame || isRounded(given, expected) || areOtherUnits(given.value, expected.value))
    return undefined;
  return isEstimate.test(question) || asksForExample.test(question) ? undefined : 'wrong';
};
