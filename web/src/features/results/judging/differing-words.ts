import { withoutMarks } from '@exit-tickets/contracts/rules';

/** A piece of an answer, and whether the other answer lacks it at that place. */
export interface MarkedWord {
  text: string;
  isDifferent: boolean;
}

const lettersOf = (word: string): string => withoutMarks(word).replaceAll(/[^\p{L}\p{N}]/gu, '');

const split = (answer: string): string[] => answer.match(/\S+\s*/g) ?? [];

/** The comparison is quadratic, and useless beyond this many words. */
const maxWordsCompared = 300;

/** Lengths of the longest common subsequences from each pair of positions to the end. */
const commonRuns = (a: readonly string[], b: readonly string[]): number[][] => {
  const runs = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = runs[i];
      if (row)
        row[j] = a[i] === b[j] ? 1 + (runs[i + 1]?.[j + 1] ?? 0) : Math.max(runs[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return runs;
};

/** Joins adjacent pieces of the same kind, so that a phrase is underlined as a whole. */
const joined = (pieces: readonly MarkedWord[]): MarkedWord[] => {
  const runs: MarkedWord[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.isDifferent === piece.isDifferent) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
};

/** Splits an answer into pieces and marks the words that the heading of its group does not have in that order. */
export const differingWords = (answer: string, heading: string): MarkedWord[] => {
  const words = split(answer).slice(0, maxWordsCompared);
  const own = words.map(lettersOf);
  const other = split(heading).slice(0, maxWordsCompared).map(lettersOf);
  const runs = commonRuns(own, other);
  const rest = split(answer)
    .slice(maxWordsCompared)
    .map((text) => ({ text, isDifferent: false }));
  let at = 0;
  const marked = words.map((text, index) => {
    const here = runs[index]?.[at] ?? 0;
    const without = runs[index + 1]?.[at] ?? 0;
    if (own[index] === '') return { text, isDifferent: false };
    if (here === without) return { text, isDifferent: true };
    while (other[at] !== own[index]) at += 1;
    at += 1;
    return { text, isDifferent: false };
  });
  return joined([...marked, ...rest]);
};
