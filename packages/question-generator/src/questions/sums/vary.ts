import { type Amount, decimalsIn, exact, resultOf, type Sum } from './sum.ts';

/** Close to the number of the material, so that a bag does not come to weigh as much as a car. */
const factors = [2, 0.5, 1.5, 1.2, 0.8, 3, 1.6, 0.6, 1.4, 2.5];
/** So large a number is one of nature, not of an example. */
const largest = 9_999;
const maxApart = 3;
const maxVariants = 3;

const others = ({ value, decimals, unit }: Amount): number[] =>
  value > largest
    ? []
    : factors
        .map((factor) => exact(value * factor))
        .filter((other) => decimalsIn(other) <= decimals && other > 0 && !(unit === '%' && other >= 100));

/** Each way to take one of the values at each place. */
const combined = (choices: readonly (readonly number[])[]): number[][] =>
  choices.reduce<number[][]>((all, values) => all.flatMap((taken) => values.map((value) => [...taken, value])), [[]]);

/** Whether what was less is still less: a part does not outgrow its whole. */
const keepsOrder = (before: readonly Amount[], after: readonly number[]): boolean =>
  before.every((a, i) =>
    before.every(
      (b, j) => a.unit !== b.unit || Math.sign(a.value - b.value) === Math.sign((after[i] ?? 0) - (after[j] ?? 0)),
    ),
  );

/**
 * Other numbers for a sum, each with its result, a few that lie far apart in `factors`.
 * @param varied which of its amounts may change; the others are constants
 */
export const variantsOf = (
  { amounts, operators }: Sum,
  varied: readonly boolean[],
): readonly { values: readonly number[]; result: number }[] => {
  const changing = amounts.filter((_, index) => varied[index]);
  const own = amounts.map(({ value }) => value);
  const result = resultOf(own, operators);
  if (changing.length === 0 || changing.length > maxApart || !changing.some((one) => others(one).length > 0)) return [];
  const sets = combined(
    amounts.map((one, index) => (varied[index] && others(one).length > 0 ? others(one) : [one.value])),
  );
  const good = sets
    .map((values) => ({ values, result: resultOf(values, operators) }))
    .filter(
      (one) =>
        keepsOrder(amounts, one.values) &&
        one.result > 0 &&
        one.result !== result &&
        decimalsIn(one.result) <= decimalsIn(result) + (decimalsIn(result) > 0 ? 1 : 0) &&
        !own.includes(one.result) &&
        !one.values.includes(one.result) &&
        one.result < 5 * result &&
        one.result > result / 5,
    );
  const step = Math.max(1, Math.floor(good.length / maxVariants));
  return good.filter((_, index) => index % step === 0).slice(0, maxVariants);
};
