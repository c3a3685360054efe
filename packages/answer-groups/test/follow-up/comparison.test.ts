import { describe, expect, test } from 'vitest';
import { compareTallies } from '../../src/follow-up/compare-tallies.ts';
import { fisherExact } from '../../src/follow-up/fisher.ts';

describe("Fisher's exact test", () => {
  // Tables with results from textbooks and the manual of R (fisher.test), two-sided.
  test.each([
    // Fisher's tea tasting lady.
    [[3, 1], [1, 3], 0.4857142857],
    [[4, 0], [0, 4], 0.02857142857],
    // Convictions of like-sex twins, Fisher 1962.
    [[2, 15], [10, 3], 0.0005367241],
    [[1, 9], [11, 3], 0.002759456],
    [[8, 2], [1, 5], 0.03496503],
    [[0, 0], [5, 5], 1],
    [[12, 12], [12, 12], 1],
  ] as const)('of %j and %j is %f', (one, other, expected) => {
    expect(fisherExact(one, other)).toBeCloseTo(expected, 7);
    expect(fisherExact(other, one)).toBeCloseTo(expected, 7);
  });

  test('equals the sum over every table, also for a full ticket', () => {
    const choose = (n: number, k: number): number => {
      let result = 1;
      for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
      return result;
    };
    for (const [a, b, c, d] of [
      [11, 13, 19, 3],
      [0, 10, 3, 9],
      [7, 15, 9, 14],
    ] as const) {
      const of = (x: number) => (choose(a + b, x) * choose(c + d, a + c - x)) / choose(a + b + c + d, a + c);
      let sum = 0;
      for (let x = 0; x <= a + c; x++)
        if (x <= a + b && a + c - x <= c + d && of(x) <= of(a) * (1 + 1e-7)) sum += of(x);
      expect(fisherExact([a, b], [c, d])).toBeCloseTo(sum, 9);
    }
    expect(fisherExact([250, 250], [260, 240])).toBeCloseTo(0.5695, 3);
  });
});

const counts = (right: number, wrong: number, others: { blank?: number; unjudged?: number } = {}) => ({
  ...{ right, partly: 0, wrong, blank: 0, unjudged: 0 },
  ...others,
});

describe('two counts', () => {
  test('of 11 out of 24 and later 19 out of 22 are a difference, and a smaller change may be chance', () => {
    expect(compareTallies(counts(11, 10, { blank: 3 }), counts(19, 3), 3)).toEqual({
      before: { right: 11, total: 24, unjudged: 0 },
      now: { right: 19, total: 22, unjudged: 0 },
      says: 'difference',
    });
    expect(compareTallies(counts(11, 13), counts(14, 8), 3).says).toBe('chance');
    // A loss counts like a gain.
    expect(compareTallies(counts(19, 3), counts(11, 13), 3).says).toBe('difference');
  });

  test('of a question chosen from many have to differ by more', () => {
    const [before, now] = [counts(8, 16), counts(16, 8)];
    expect(fisherExact([8, 16], [16, 8])).toBeGreaterThan(0.02);
    expect([1, 2, 3, 5, 20].map((candidates) => compareTallies(before, now, candidates).says)).toEqual([
      ...['difference', 'difference', 'difference', 'chance', 'chance'],
    ]);
  });

  test('of fewer than ten answers, or with unjudged ones, say nothing about chance', () => {
    expect(compareTallies(counts(0, 9), counts(9, 0), 1).says).toBe('counts');
    expect(compareTallies(counts(0, 10), counts(9, 0), 1).says).toBe('counts');
    expect(compareTallies(counts(0, 10), counts(10, 0), 1).says).toBe('difference');
    expect(compareTallies(counts(0, 10), counts(10, 0, { unjudged: 1 }), 1)).toMatchObject({
      now: { right: 10, total: 11, unjudged: 1 },
      says: 'unjudged',
    });
    expect(compareTallies(counts(0, 0, { unjudged: 20 }), counts(10, 0), 1).says).toBe('unjudged');
  });
});

/** Pseudo-random numbers, the same in every run. */
const randomFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

describe('1,000 classes in which nothing changed, with the worst question asked again', () => {
  /** Equally hard questions are the hardest case: which one is the worst is pure chance. */
  const claims = (classes: number, candidates: number, areEquallyHard: boolean, seed: number): number => {
    const random = randomFrom(seed);
    let claimed = 0;
    for (let each = 0; each < classes; each++) {
      const students = 18 + Math.floor(random() * 13);
      const chance = 0.2 + 0.7 * random();
      const questions = Array.from({ length: candidates }, () => {
        const ofThis = areEquallyHard ? chance : 0.2 + 0.7 * random();
        const answers = () => Array.from({ length: students }, () => random() < ofThis);
        const tally = (results: boolean[]) =>
          counts(results.filter(Boolean).length, results.filter((isRight) => !isRight).length);
        return { before: answers(), answers, tally };
      });
      const rights = (results: boolean[]) => results.filter(Boolean).length;
      const [worst] = questions.toSorted((one, other) => rights(one.before) - rights(other.before));
      if (!worst) continue;
      const later = worst.answers();
      const { before, now, says } = compareTallies(worst.tally(worst.before), worst.tally(later), questions.length);
      // Each number equals an independent count.
      expect([before.right, before.total, now.right, now.total]).toEqual([
        rights(worst.before),
        students,
        rights(later),
        students,
      ]);
      if (says === 'difference' && now.right > before.right) claimed += 1;
    }
    return claimed / classes;
  };

  test.each([
    [3, 'equally hard', true],
    [3, 'not equally hard', false],
    [5, 'equally hard', true],
    [20, 'equally hard', true],
  ])(
    'a gain is claimed in at most 5 %% of the classes, with %i questions that are %s',
    (candidates, _name, areEquallyHard) => {
      for (const seed of [1, 2, 3]) expect(claims(1_000, candidates, areEquallyHard, seed)).toBeLessThanOrEqual(0.05);
    },
  );
});
