import type { Truth } from '@exit-tickets/testing';

/** A line of answers that say the same: what a fair teacher calls it, and whether its verdict is certain already. */
export interface MarkedLine {
  truth: Truth;
  certain: string | undefined;
}

type Groups = readonly (readonly MarkedLine[])[];

/** The fewest marks a group takes when what is left in the end gets `rest`. */
const marksOfGroup = (lines: readonly MarkedLine[], rest: Truth): number => {
  const open = lines.filter(({ certain, truth }) => certain !== truth);
  const othersThan = (kept: Truth): number => open.filter(({ truth }) => truth !== kept).length;
  const isLeft = open.every(({ certain }) => certain === undefined);
  const oneByOne = isLeft ? othersThan(rest) : open.length;
  return Math.min(oneByOne, ...open.map(({ truth }) => 1 + othersThan(truth)));
};

/** Marks for groups that are exceptions, for wordings apart where a group holds two truths, then “the rest is …”. */
const marksWithRest = (groups: Groups): number => {
  const lines = groups.flat();
  const costs = [...new Set(lines.map(({ truth }) => truth))].map((rest) => {
    const isAnyLeft = lines.some(({ truth, certain }) => truth === rest && certain === undefined);
    return groups.reduce((marks, group) => marks + marksOfGroup(group, rest), isAnyLeft ? 1 : 0);
  });
  return costs.length === 0 ? 0 : Math.min(...costs);
};

/** How many marks a question costs a teacher who makes no mistake. */
export interface Marks {
  /** With “the rest is …” once, for all that is left. */
  withRest: number;
  /** With “the rest from here on is …” as well, in the order in which the groups are shown. */
  withRestFromHere: number;
}

export const marksOf = (groups: Groups): Marks => ({
  withRest: marksWithRest(groups),
  withRestFromHere: Math.min(
    ...Array.from(
      { length: groups.length + 1 },
      (_, at) => marksWithRest(groups.slice(0, at)) + marksWithRest(groups.slice(at)),
    ),
  ),
});
