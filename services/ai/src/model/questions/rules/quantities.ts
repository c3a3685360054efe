import type { DraftRule } from './rule.ts';
import { computes } from './sums.ts';

/** In characters; longer than any question or answer shown. */
const maxTextLength = 2_000;

const number = String.raw`\d+(?:[.,]\d+)*`;
/** A word, or a separate letter: the x of 2x is not a unit. */
const unit = String.raw`\s?(?:\p{L}{2,}|(?<=\s)[mglshutVAWJNKCΩ])(?![\p{L}\p{N}])(?:\/\p{L}+|\s(?:per|par|pro)\s\p{L}+)?`;
const quantity = `${number}(?![²³^%])(?:${unit})?`;
const side = String.raw`${quantity}(?:\s?[-+*/]\s?${quantity})*`;
const equation = new RegExp(String.raw`(?<![\p{L}\p{N}.,^])(?<![*/+%-]\s?)${side}(?:\s?=\s?${side})+`, 'gu');

const numberWithUnit = new RegExp(`(${number})(${unit})?`, 'gu');
const unitBehindNumber = new RegExp(String.raw`(?<=\d)${unit}`, 'gu');

const written = (text: string): string =>
  text
    .replace(/[−–]/g, '-')
    .replace(/[×·∙]/g, '*')
    .replace(/÷|\s:\s/g, ' / ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '');

interface Side {
  /** Numbers and operators only. */
  sum: string;
  /** The unit of each number, in lower case; empty if it has none. */
  units: readonly string[];
}
const sideOf = (text: string): Side => {
  const found = [...text.matchAll(numberWithUnit)];
  return {
    sum: text.replace(unitBehindNumber, ''),
    units: found.map(([, , words = '']) => words.trim().toLowerCase()),
  };
};

const prefixes: Readonly<Record<string, number>> = { k: 1_000, h: 100, d: 0.1, c: 0.01, m: 0.001, '': 1 };
const metric = /^([khdcm]?)(m|g|l)$/u;
const scaleOf = (word: string): { base: string; factor: number } | undefined => {
  const [, prefix = '', base] = metric.exec(word) ?? [];
  return base ? { base, factor: prefixes[prefix] ?? 1 } : undefined;
};
const hasTime =
  /(?:^|[\s/])(?:s|sec\p{L}*|min\p{L}*|u|uur|uren|h|hours?|heures?|stunden?|dag\p{L}*|days?|tage?\p{L}*|jours?)$/u;

/** Whether two sides are comparable without converting units. */
const isInOneUnit = ({ sum, units }: Side, [result = '', ...others]: readonly string[]): boolean => {
  if (others.length > 0) return false;
  if (/[-+]/.test(sum)) return units.every((word) => word === result);
  const scale = scaleOf(result);
  const isRescaled = units.some((word) => {
    const own = scaleOf(word);
    return own && scale && own.base === scale.base && own.factor !== scale.factor;
  });
  const [time] = hasTime.exec(result) ?? [];
  return !isRescaled && (time === undefined || units.some((word) => word.endsWith(time.replace(/^[\s/]/u, ''))));
};

/** Whether the next side equals this one; undefined if unclear. */
const agree = (left: Side, right: Side): boolean | undefined => {
  if (/[-+*/]/.test(left.sum)) return isInOneUnit(left, right.units) ? computes([left.sum, right.sum]) : undefined;
  const [from, to] = [scaleOf(left.units[0] ?? ''), scaleOf(right.units[0] ?? '')];
  if (!from || !to || from.base !== to.base || right.units.length > 1) return undefined;
  return computes([`${left.sum}*${from.factor}`, `${right.sum}*${to.factor}`]);
};

/** Rejects a calculation with units, or a conversion of units, that is wrong. */
export const quantities: DraftRule = ({ text, correctAnswer = '', guide }) => {
  const asked = guide.level === 'inzicht-toetsen' ? '' : text;
  const found = [asked, guide.modelAnswer, correctAnswer].flatMap(
    (each) => written(each.slice(0, maxTextLength)).match(equation) ?? [],
  );
  const wrong = found.find((each) => {
    const sides = each.split('=').map(sideOf);
    // Plain numbers are checked by `sums`.
    if (sides.slice(0, -1).every(({ units }) => units.every((word) => word === ''))) return false;
    return sides.slice(1).some((right, index) => {
      const left = sides[index];
      return left && agree(left, right) === false;
    });
  });
  return wrong ? `This does not compute: ${wrong.trim()}.` : undefined;
};
