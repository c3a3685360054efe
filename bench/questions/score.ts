import { z } from 'zod';

export const verdicts = ['keep', 'small-edit', 'throw-away'] as const;

/** Why a question is not kept as it is; README.md says what each means. */
export const reasons = [
  'not-answerable',
  'nonsense-grammar',
  'heading-task-or-name',
  'teaches-the-opposite',
  'trivial',
  'two-in-one',
  'yes-or-no',
  'model-answer-wrong',
  'model-answer-poor',
  'option-gives-away',
  'option-also-right',
  'duplicate',
  'beside-the-point',
  'clumsy-wording',
  'other',
] as const;

/** What one reader says about the questions of a sheet; null: not read yet. */
export const reading = z.strictObject({
  sheet: z.string(),
  reader: z.string(),
  questions: z.array(
    z.strictObject({
      number: z.int().min(1),
      verdict: z.enum(verdicts).nullable(),
      modelAnswer: z.enum(['right', 'poor', 'wrong']).nullable(),
      reasons: z.array(z.enum(reasons)),
      note: z.string(),
    }),
  ),
});
export type Reading = z.infer<typeof reading>;
type Verdict = (typeof verdicts)[number];
type Read = Reading['questions'][number] & { verdict: Verdict };

export const readIn = ({ questions }: Reading): Read[] =>
  questions.flatMap((one) => (one.verdict === null ? [] : [{ ...one, verdict: one.verdict }]));

/** Kept as it is, or after a small edit. */
export const isUsable = (verdict: Verdict): boolean => verdict !== 'throw-away';

export interface Agreement {
  both: number;
  /** Share of the questions read by both about which they say the same. */
  share: number;
  /** Cohen's kappa: that share beyond what chance would give; 1 is full agreement, 0 is chance. */
  kappa: number;
}

/** How far two readers agree, told by what `classOf` makes of their verdicts. */
export const agreement = (one: Reading, other: Reading, classOf: (verdict: Verdict) => string): Agreement => {
  const others = new Map(readIn(other).map(({ number, verdict }) => [number, classOf(verdict)]));
  const pairs = readIn(one).flatMap(({ number, verdict }) => {
    const second = others.get(number);
    return second === undefined ? [] : [[classOf(verdict), second] as const];
  });
  const both = pairs.length;
  if (both === 0) return { both, share: 0, kappa: 0 };
  const share = pairs.filter(([first, second]) => first === second).length / both;
  const classes = new Set(pairs.flat());
  const byChance = [...classes].reduce((sum, name) => {
    const count = (place: 0 | 1): number => pairs.filter((pair) => pair[place] === name).length;
    return sum + (count(0) / both) * (count(1) / both);
  }, 0);
  return { both, share, kappa: byChance === 1 ? 1 : (share - byChance) / (1 - byChance) };
};

/** Items counted by a name each has. */
export const countBy = <Item>(items: Iterable<Item>, nameOf: (item: Item) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return counts;
};
