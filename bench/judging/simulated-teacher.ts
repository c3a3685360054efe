import type { Truth } from '@exit-tickets/testing';

/** A line of equal answers: its verdict by a fair teacher, and its verdict without a model if that is certain. */
export interface MarkedLine {
  truth: Truth;
  certain: string | undefined;
}

type Groups = readonly (readonly MarkedLine[])[];

/** The fewest marks for a group when all lines without a verdict get `rest` at the end. */
const marksOfGroup = (lines: readonly MarkedLine[], rest: Truth): number => {
  const open = lines.filter(({ certain, truth }) => certain !== truth);
  const othersThan = (kept: Truth): number => open.filter(({ truth }) => truth !== kept).length;
  const isLeft = open.every(({ certain }) => certain === undefined);
  const oneByOne = isLeft ? othersThan(rest) : open.length;
  return Math.min(oneByOne, ...open.map(({ truth }) => 1 + othersThan(truth)));
};

/** Marks whole groups that are exceptions, single lines in groups with two truths, then “the rest is …”. */
const marksWithRest = (groups: Groups): number => {
  const lines = groups.flat();
  const costs = [...new Set(lines.map(({ truth }) => truth))].map((rest) => {
    const isAnyLeft = lines.some(({ truth, certain }) => truth === rest && certain === undefined);
    return groups.reduce((marks, group) => marks + marksOfGroup(group, rest), isAnyLeft ? 1 : 0);
  });
  return costs.length === 0 ? 0 : Math.min(...costs);
};

/**
 * The fewest presses to mark a question without a mistake. Moving between groups, opening the wordings of a group,
 * scrolling and reading are not counted.
 */
export interface Presses {
  /** With “the rest is …” once, for all remaining lines. */
  withRest: number;
  /** With marks for a group and everything below it, too, in the displayed order: 1, 2 or 3, optionally with Shift. */
  byKey: number;
  /** The same on touch, where “everything below” takes one extra tap. */
  byTap: number;
}

export const pressesOf = (groups: Groups): Presses => {
  const withRest = marksWithRest(groups);
  // The exceptions of both parts, “this and everything below” on the first group of the lower part, then the rest.
  const inTwoParts = groups.map((_, at) => marksWithRest(groups.slice(0, at)) + marksWithRest(groups.slice(at)));
  return {
    withRest,
    byKey: Math.min(withRest, ...inTwoParts),
    byTap: Math.min(withRest, ...inTwoParts.map((marks) => marks + 1)),
  };
};
