import type { DraftRule } from './rule.ts';
import { meaningfulWords, shareIn } from './words-of.ts';

/** Share of the model answer's words in the passage from which it is a copy. */
const copiedShare = 0.85;

/** Rejects an insight question that one copied sentence of the lesson answers. */
export const copiedInsight: DraftRule = ({ guide }) => {
  if (guide.level !== 'inzicht-toetsen') return undefined;
  const answer = meaningfulWords(guide.modelAnswer);
  return shareIn(answer, meaningfulWords(guide.passage)) >= copiedShare
    ? 'Copying the passage answers it, and its level is insight.'
    : undefined;
};
