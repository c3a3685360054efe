import type { DraftRule } from './rule.ts';
import { meaningfulWords, shareIn } from './words-of.ts';

/** Of the words of a model answer, so many stand in the sentence that it only repeats. */
const copiedShare = 0.85;

/** A question that asks for insight, and is answered by copying one sentence of the lesson. */
export const copiedInsight: DraftRule = ({ guide }) => {
  if (guide.level !== 'inzicht-toetsen') return undefined;
  const answer = meaningfulWords(guide.modelAnswer);
  return shareIn(answer, meaningfulWords(guide.passage)) >= copiedShare
    ? 'Copying the passage answers it, and its level is insight.'
    : undefined;
};
