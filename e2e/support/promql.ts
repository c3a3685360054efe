/** A series as one scrape read it. */
export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

type Labels = Sample['labels'];
type Value = Omit<Sample, 'name'>;

/** What a process said of itself in Prometheus' text format, with the labels of whom was asked. */
export const parseSamples = (text: string, target: Labels): Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: {
      ...Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', is = '']) => [label, is])),
      ...target,
    },
    value: Number(value),
  }));

const keyOf = (labels: Labels): string => JSON.stringify(Object.entries(labels).sort());
const without = (labels: Labels, ...names: readonly string[]): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => !names.includes(name)));

const folds: Readonly<Record<string, (values: readonly number[]) => number>> = {
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
};

/** Prometheus' estimate: as if the observations were spread evenly over their bucket, the last bucket left out. */
const quantileOf = (share: number, buckets: readonly Value[]): number => {
  const sorted = buckets
    .map(({ labels, value }) => ({ le: Number(labels.le?.replace('+Inf', 'Infinity')), value }))
    .sort((a, b) => a.le - b.le);
  const rank = share * (sorted.at(-1)?.value ?? 0);
  const index = sorted.findIndex(({ value }) => value >= rank);
  const { le = 0, value = 0 } = sorted[index] ?? {};
  const below = sorted[index - 1] ?? { le: 0, value: 0 };
  return le === Number.POSITIVE_INFINITY
    ? below.le
    : below.le + ((le - below.le) * (rank - below.value)) / (value - below.value);
};

/**
 * Evaluates an expression of PromQL over scrapes, the last of which is now; a range reaches back to the first. It knows what
 * deploy/ uses of the language.
 * @throws {Error} at anything else
 */
export const evaluate = (expression: string, scrapes: readonly (readonly Sample[])[]): Value[] => {
  const tokens = expression.match(/"[^"]*"|[\w.]+|[=!]=|\S/g) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const takes = (...wanted: readonly string[]): string | undefined =>
    wanted.includes(tokens[at] ?? '') ? next() : undefined;
  const expect = (token: string): void => {
    const found = next();
    if (found !== token) throw new Error(`"${found}" in place of "${token}": ${expression}`);
  };
  const inParentheses = <Result>(read: () => Result): Result => {
    expect('(');
    const result = read();
    expect(')');
    return result;
  };
  const names = (): string[] =>
    inParentheses(() => {
      const list: string[] = [];
      while (tokens[at] !== ')') list.push(takes(',') ?? next());
      return list.filter((name) => name !== ',');
    });

  const selector = (name = next()) => {
    const matchers: { label: string; isEqual: boolean; value: string }[] = [];
    if (takes('{'))
      while (!takes('}')) {
        const label = next();
        const operator = takes('=', '!=');
        if (!operator) throw new Error(`no matcher that is known: ${expression}`);
        matchers.push({ label, isEqual: operator === '=', value: next().slice(1, -1) });
        takes(',');
      }
    const isMeant = (sample: Sample): boolean =>
      sample.name === name &&
      matchers.every(({ label, isEqual, value }) => ((sample.labels[label] ?? '') === value) === isEqual);
    return { matchers, pick: (scrape: readonly Sample[] = []): Value[] => scrape.filter(isMeant) };
  };
  /** Each series of a range with what it was read as, oldest first. */
  const range = (): { labels: Labels; values: number[] }[] => {
    const { pick } = selector();
    for (expect('['); next() !== ']'; );
    const series = Map.groupBy(scrapes.flatMap(pick), ({ labels }) => keyOf(labels));
    return [...series.values()].map((read) => ({
      labels: read[0]?.labels ?? {},
      values: read.map(({ value }) => value),
    }));
  };

  const functions: Readonly<Record<string, () => Value[]>> = {
    // By how much it grew; over how many seconds falls out of every ratio and every quantile.
    rate: () =>
      range().flatMap(({ labels, values: [first = 0, ...later] }) => {
        const last = later.at(-1);
        return last === undefined ? [] : [{ labels, value: last - first }];
      }),
    avg_over_time: () =>
      range().map(({ labels, values }) => ({
        labels,
        value: values.reduce((sum, one) => sum + one, 0) / values.length,
      })),
    absent: () => {
      const { matchers, pick } = selector();
      if (pick(scrapes.at(-1)).length > 0) return [];
      return [{ labels: Object.fromEntries(matchers.map(({ label, value }) => [label, value])), value: 1 }];
    },
    histogram_quantile: () => {
      const share = Number(next());
      expect(',');
      const groups = Map.groupBy(either(), ({ labels }) => keyOf(without(labels, 'le')));
      return [...groups.values()].map((buckets) => ({
        labels: without(buckets[0]?.labels ?? {}, 'le'),
        value: quantileOf(share, buckets),
      }));
    },
  };
  const aggregate = (fold: (values: readonly number[]) => number): Value[] => {
    const by = takes('by') ? names() : [];
    const kept = inParentheses(either).map(({ labels, value }) => ({
      labels: Object.fromEntries(by.flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]]))),
      value,
    }));
    return [...Map.groupBy(kept, ({ labels }) => keyOf(labels)).values()].map((group) => ({
      labels: group[0]?.labels ?? {},
      value: fold(group.map(({ value }) => value)),
    }));
  };
  const operand = (): Value[] => {
    if (tokens[at] === '(') return inParentheses(either);
    const word = next();
    const fold = folds[word];
    if (fold) return aggregate(fold);
    const apply = functions[word];
    return apply ? inParentheses(apply) : selector(word).pick(scrapes.at(-1));
  };
  const quotient = (): Value[] => {
    const left = operand();
    if (!takes('/')) return left;
    const right = new Map(operand().map(({ labels, value }) => [keyOf(labels), value]));
    return left.flatMap(({ labels, value }) => {
      const divisor = right.get(keyOf(labels));
      return divisor === undefined ? [] : [{ labels, value: value / divisor }];
    });
  };
  const comparison = (): Value[] => {
    const left = quotient();
    const operator = takes('==', '>');
    if (!operator) return left;
    const limit = Number(next());
    return left.filter(({ value }) => (operator === '>' ? value > limit : value === limit));
  };
  const either = (): Value[] => {
    let left = comparison();
    for (let operator = takes('or', 'unless'); operator; operator = takes('or', 'unless')) {
      if (operator === 'unless') {
        // Of the two only this form, which asks whether there is anything at all.
        for (const token of ['on', '(', ')']) expect(token);
        left = comparison().length > 0 ? [] : left;
      } else {
        const there = new Set(left.map(({ labels }) => keyOf(labels)));
        left = [...left, ...comparison().filter(({ labels }) => !there.has(keyOf(labels)))];
      }
    }
    return left;
  };

  const result = either();
  if (at < tokens.length) throw new Error(`nothing is known of "${tokens[at]}": ${expression}`);
  return result;
};
