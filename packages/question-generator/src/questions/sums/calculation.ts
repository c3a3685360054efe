import type { ClassifiedLine } from '../../lesson/classify.ts';
import type { Lesson } from '../../lesson/lesson.ts';
import { type Amount, readSum, resultOf, type Sum } from './sum.ts';

/** A sum that the material works out, and that comes to what the material says. */
export interface Calculation {
  /** “Fz”, where the line names what is calculated. */
  symbol: string | undefined;
  sum: Sum;
  result: Amount;
  /** Where its line stands among the lines of the lesson. */
  at: number;
  line: ClassifiedLine;
}

/** “Berekening: ”. */
const label = /^\p{L}[\p{L}. ]{2,20}\s?:\s+(?=\S)/u;
const symbolOnly = /^\p{L}[\p{L}\p{N}]{0,4}(?: ?%)?$/u;

const one = (text: string | undefined, lesson: Lesson): Amount | undefined => {
  const sum = text === undefined ? undefined : readSum(text, lesson.language);
  return sum?.operators.length === 0 ? sum.amounts[0] : undefined;
};

const parts = (line: ClassifiedLine | undefined): string[] =>
  (line?.text.replace(label, '') ?? '').split('=').map((part) => part.trim());

/** The sums of a lesson whose results compute. */
export const calculationsOf = (lesson: Lesson): Calculation[] =>
  lesson.lines.flatMap((line, at): Calculation[] => {
    if (line.kind === 'task' || line.kind === 'error' || line.kind === 'table' || !line.text.includes('=')) return [];
    const [first = '', ...rest] = parts(line);
    const symbol = symbolOnly.test(first) ? first : undefined;
    const [left, right, more] = symbol === undefined ? [first, ...rest] : rest;
    const sum = left === undefined || more !== undefined ? undefined : readSum(left, lesson.language);
    if (!sum || sum.operators.length === 0) return [];
    // “R = 12 ÷ 0.5” with “R = 24 Ω” below it.
    const [below, told] = parts(lesson.lines[at + 1]);
    const result = one(right, lesson) ?? (right === undefined && below === symbol ? one(told, lesson) : undefined);
    if (!result) return [];
    const values = sum.amounts.map(({ value }) => value);
    return resultOf(values, sum.operators) === result.value ? [{ symbol, sum, result, at, line }] : [];
  });
