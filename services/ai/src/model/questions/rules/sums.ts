import type { DraftRule } from './rule.ts';

/** In characters; longer than any question or answer shown. */
const maxTextLength = 2_000;

const number = String.raw`\d+(?:[.,]\d+)*`;
const side = String.raw`[(\s]*-?${number}[)\s]*(?:[-+*/][(\s]*-?${number}[)\s]*)*`;
/**
 * Matches calculations with plain numbers; a letter beside a number makes it a formula, which is skipped.
 * Bounded work: reads at most maxTextLength.
 */
const equation = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,^²³%€$=*/+-]|[%^*/+=-]\s|\b(?:van|of|von|de|du)\s)${side}(?:=${side})+(?!\s?[²³^%*/+-]|[\p{L}\d(]|[.,]\d)`,
  'gu',
);

const written = (text: string): string =>
  text
    .replace(/[−–]/g, '-')
    .replace(/[×·∙]|(?<=\d)\s*x\s*(?=\d)/g, '*')
    .replace(/[÷]|(?<=\d)\s*:\s*(?=\d)/g, '/')
    .replace(/[\u00a0\u202f]/g, ' ');

/** The value of an expression of numbers, + - * / and parentheses; undefined if it is invalid. */
const compute = (expression: string, read: (number: string) => number): number | undefined => {
  const tokens = expression.match(/\d[\d.,]*|[-+*/()]/g) ?? [];
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++];
    if (token === '-') return -factor();
    if (token !== '(') return token === undefined ? Number.NaN : read(token);
    const value = sum();
    return tokens[at++] === ')' ? value : Number.NaN;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
};

/** "1.200" is twelve hundred in Dutch and one point two in English: a calculation may be right in either reading. */
const readings: ((number: string) => number)[] = [
  (text) => Number(text.replace(/,/g, '.')),
  (text) => Number(text.replace(/\./g, '').replace(',', '.')),
  (text) => Number(text.replace(/,/g, '')),
];

/** Half of the last written digit, because a quotient may be rounded. */
const roundingOf = (result: string): number => {
  const [, decimals = ''] = /\d[.,](\d+)\D*$/.exec(result) ?? [];
  return 0.5 * 10 ** -decimals.length;
};

const computesAs = (sides: readonly string[], read: (number: string) => number): boolean => {
  const values = sides.map((each) => compute(each, read));
  return sides.slice(1).every((each, index) => {
    const [left, right] = [values[index], values[index + 1]];
    if (left === undefined || right === undefined) return false;
    // Fractions are exact: only written-out numbers may be rounded.
    const plain = [sides[index] ?? '', each].filter((one) => !/[-+*/]/.test(one));
    const isRounded = plain.length > 0 && sides.some((one) => one.includes('/'));
    const tolerance = isRounded ? Math.max(...plain.map(roundingOf)) : 1e-9 * Math.max(1, Math.abs(left));
    return Math.abs(left - right) <= tolerance + 1e-12;
  });
};

/** Whether all sides are equal in some reading of their numbers. */
export const computes = (sides: readonly string[]): boolean => readings.some((read) => computesAs(sides, read));

/** Rejects a wrong calculation in the question, its model answer or its right option. */
export const sums: DraftRule = ({ text, correctAnswer = '', guide }) => {
  // Insight questions may show a wrong calculation to think about.
  const asked = guide.level === 'inzicht-toetsen' ? '' : text;
  const found = [asked, guide.modelAnswer, correctAnswer]
    .flatMap((each) => written(each.slice(0, maxTextLength)).match(equation) ?? [])
    // In "a quarter of 80 = 20" only the end is numeric, so it is skipped.
    .filter((each) => /\d[)\s]*[-+*/]/.test(each));
  const wrong = found.find((each) => !computes(each.split('=')));
  return wrong ? `This does not compute: ${wrong.trim()}.` : undefined;
};
