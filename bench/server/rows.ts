import type { Ratio } from './compare.ts';

const nullPairBounds = { least: 0.85, most: 1.15 };

/** One line of the table: subject, target and result. */
export interface Row {
  what: string;
  target: string;
  measured: string;
  outcome: 'met' | 'not met' | 'not believed';
}

/** A figure with its target. */
export const row = (what: string, target: string, measured: string, isMet: boolean): Row => ({
  what,
  target,
  measured,
  outcome: isMet ? 'met' : 'not met',
});

/** A ratio, with the subject measured against itself: where that is not about 1, the machine was too noisy. */
export const ratioRow = (
  what: string,
  { target: [sign, bound], ratio, detail }: { target: ['<=' | '>=', number]; ratio: Ratio; detail: string },
): Row => {
  const { value, nullPair } = ratio;
  const isMet = sign === '<=' ? value <= bound : value >= bound;
  const measured = `${value.toFixed(2)} × (${detail}; null pair ${nullPair.toFixed(2)})`;
  const judged = row(what, `${sign} ${bound} ×`, measured, isMet);
  const isBelieved = nullPair >= nullPairBounds.least && nullPair <= nullPairBounds.most;
  return isBelieved ? judged : { ...judged, outcome: 'not believed' };
};

const columns = ['what', 'target', 'measured', 'outcome'] as const;

/** The rows as columns for a terminal. */
export const asTable = (rows: readonly Row[]): string => {
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((one) => one[column].length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(columns), ...rows.map((one) => line(columns.map((column) => one[column])))].join('\n');
};

/** The rows as Markdown for docs/performance.md. */
export const asMarkdown = (rows: readonly Row[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), '|---|---|---|---|', ...rows.map((one) => line(columns.map((column) => one[column])))].join(
    '\n',
  );
};
