import type { DraftRule } from './rule.ts';

const numberOf = (text: string): number => Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
const percent = /(?<![\d.,])(\d{1,9}(?:[.,]\d{1,9})?)\s?(?:%|procent|percent|prozent|pour cent)/giu;
const number = /\d+(?:[.,]\d+)*/g;

/** Tolerance: half of the last digit, plus the same for rounding in between. */
const isNear = (value: number, said: number): boolean =>
  Math.abs(value - said) <= Math.max(0.51, Math.abs(said) * 0.006);

/** Two numbers as a share, a change, or a part of a whole, in percent. */
const sharesOf = (from: number, to: number): number[] =>
  [(to - from) / from, (from - to) / to, from / to, to / from].map((share) => Math.abs(100 * share));

/** A percentage of a number, or the number with it added, subtracted or reversed. */
const partsOf = (whole: number, percents: number): number[] => {
  const share = percents / 100;
  return [
    whole * share,
    whole * (1 + share),
    whole * (1 - share),
    whole / share,
    whole / (1 + share),
    whole / (1 - share),
  ];
};

/** Rejects a question with two numbers and a percentage whose model answer fits no possible meaning. */
export const percents: DraftRule = ({ text, correctAnswer, guide }) => {
  if (guide.level === 'inzicht-toetsen') return undefined;
  const asked = (text.match(number) ?? []).map(numberOf);
  const [first, second] = asked;
  const answer = correctAnswer ?? guide.modelAnswer;
  const given = [...text.matchAll(percent)].map(([, each = '']) => numberOf(each));
  const said = [...answer.matchAll(percent)].map(([, each = '']) => numberOf(each)).at(-1);
  if (asked.length !== 2 || first === undefined || second === undefined || given.length > 1) return undefined;
  const [share] = given;
  if (share === undefined) {
    const isMeant = said === undefined || sharesOf(first, second).some((each) => isNear(each, said));
    return isMeant ? undefined : `This does not compute: ${said} % of ${first} and ${second}.`;
  }
  const whole = first === share ? second : first;
  // "5 percent of 600 is 30" repeats the given numbers.
  const result = (answer.match(number) ?? []).map(numberOf).findLast((each) => each !== whole && each !== share);
  const isMeant =
    (said !== undefined && said !== share) ||
    result === undefined ||
    partsOf(whole, share).some((each) => isNear(each, result));
  return isMeant ? undefined : `This does not compute: ${share} % and ${whole} give no ${result}.`;
};
