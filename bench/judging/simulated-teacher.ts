import type { Truth } from '@exit-tickets/testing';

/** A line of answers that say the same: what a fair teacher calls it, and whether its verdict is certain already. */
export interface MarkedLine {
  truth: Truth;
  certain: string | undefined;
}

/** The fewest marks a group takes when what is left in the end gets `rest`. */
const marksOfGroup = (lines: readonly MarkedLine[], rest: Truth): number => {
  const open = lines.filter(({ certain, truth }) => certain !== truth);
  const truths = [...new Set(open.map(({ truth }) => truth))];
  const othersThan = (kept: Truth): number => open.filter(({ truth }) => truth !== kept).length;
  const isLeft = open.every(({ certain }) => certain === undefined);
  const markedOneByOne = isLeft ? othersThan(rest) : open.length;
  return Math.min(markedOneByOne, ...truths.map((truth) => 1 + othersThan(truth)));
};

/**
 * How many marks a question costs a teacher who makes no mistake: groups that are exceptions, wordings apart where a group
 * holds two truths, then “the rest is …”.
 */
export const marksOf = (groups: readonly (readonly MarkedLine[])[]): number => {
  const truths = new Set(groups.flat().map(({ truth }) => truth));
  const costs = [...truths].map((rest) => {
    const exceptions = groups.reduce((sum, lines) => sum + marksOfGroup(lines, rest), 0);
    const isRestLeft = groups.flat().some(({ truth, certain }) => truth === rest && certain === undefined);
    return exceptions + (isRestLeft ? 1 : 0);
  });
  return costs.length === 0 ? 0 : Math.min(...costs);
};
