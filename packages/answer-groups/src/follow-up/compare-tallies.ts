import { type AnswerCounts, answersIn } from '@exit-tickets/contracts/rules';
import { fisherExact } from './fisher.ts';

/** How many answers are right, of all. */
export interface RightShare {
  right: number;
  total: number;
  unjudged: number;
}

/**
 * What two counts say. `counts`: too few for more; `unjudged`: not yet, as what waits may fall either way; `chance`: the
 * difference may be chance; `difference`: it hardly is.
 */
export interface Comparison {
  before: RightShare;
  now: RightShare;
  says: 'counts' | 'unjudged' | 'chance' | 'difference';
}

/** With fewer answers either time the counts stand alone. */
const minAnswers = 10;
const usualThreshold = 0.05;
/** A threshold for the worst of so many questions; of more it is lower (docs/decisions/judging/0034). */
const usualCandidates = 3;

const shareOf = (tally: AnswerCounts): RightShare => ({
  right: tally.right,
  total: answersIn(tally),
  unjudged: tally.unjudged,
});

/**
 * Compares how a question was answered with how it is answered when it is asked again.
 * @param candidates from how many questions it was chosen
 */
export const compareTallies = (earlier: AnswerCounts, later: AnswerCounts, candidates: number): Comparison => {
  const [before, now] = [shareOf(earlier), shareOf(later)];
  const says = (): Comparison['says'] => {
    if (before.unjudged + now.unjudged > 0) return 'unjudged';
    if (Math.min(before.total, now.total) < minAnswers) return 'counts';
    const p = fisherExact([before.right, before.total - before.right], [now.right, now.total - now.right]);
    return p >= (usualThreshold * usualCandidates) / Math.max(usualCandidates, candidates) ? 'chance' : 'difference';
  };
  return { before, now, says: says() };
};
