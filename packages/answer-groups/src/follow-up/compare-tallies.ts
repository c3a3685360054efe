import { type AnswerCounts, answersIn } from '@exit-tickets/contracts/rules';
import { fisherExact } from './fisher.ts';

/** The number of right answers among all answers. */
export interface RightShare {
  right: number;
  total: number;
  unjudged: number;
}

/**
 * The result of comparing two counts. `counts`: too few answers; `unjudged`: some verdicts are still open; `chance`:
 * the difference may be chance; `difference`: chance is unlikely.
 */
export interface Comparison {
  before: RightShare;
  now: RightShare;
  says: 'counts' | 'unjudged' | 'chance' | 'difference';
}

/** With fewer answers on either side, only the counts are shown. */
const minAnswers = 10;
const usualThreshold = 0.05;
/** The threshold applies to the worst of this many questions; with more it is lower (docs/decisions/judging/0034). */
const usualCandidates = 3;

const shareOf = (tally: AnswerCounts): RightShare => ({
  right: tally.right,
  total: answersIn(tally),
  unjudged: tally.unjudged,
});

/**
 * Compares the answers to a question with those from when it was asked again.
 * @param candidates number of questions it was chosen from
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
