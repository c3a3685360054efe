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

/**
 * The fewest presses that mark a question, for a teacher who makes no mistake. What leads from group to group, opens the
 * wordings of one or scrolls is not counted, nor is reading.
 */
export interface Presses {
  /** With “the rest is …” once, for all that is left. */
  withRest: number;
  /** With one mark for a group and everything below it as well, in the order shown: 1, 2 or 3, with Shift or without. */
  byKey: number;
  /** The same on touch, where “everything below” takes one tap more. */
  byTap: number;
}

export const pressesOf = (groups: Groups): Presses => {
  const withRest = marksWithRest(groups);
  // The exceptions of both parts, “this and everything below” at the first group of the lower one, then the rest.
  const inTwoParts = groups.map((_, at) => marksWithRest(groups.slice(0, at)) + marksWithRest(groups.slice(at)));
  return {
    withRest,
    byKey: Math.min(withRest, ...inTwoParts),
    byTap: Math.min(withRest, ...inTwoParts.map((marks) => marks + 1)),
  };
};
