import type { DraftRule } from './rule.ts';
import { meaningfulWords, shareIn } from './words-of.ts';

/** Share of the question's words in the preceding statement from which it states the fact itself, not alternatives. */
const minShare = 0.4;

/** Rejects a question that first states its answer: “Wood burns easily. What burns easily?” */
export const answerInQuestion: DraftRule = ({ text, options, guide }) => {
  if (options || /\d/.test(guide.modelAnswer)) return undefined;
  const sentences = text.split(/(?<=[.!?])/u).map((sentence) => sentence.trim());
  const isAsked = (sentence: string): boolean => sentence.endsWith('?');
  const stated = meaningfulWords(sentences.filter((sentence) => !isAsked(sentence)).join(' '));
  const asked = meaningfulWords(sentences.filter(isAsked).join(' '));
  const answer = meaningfulWords(guide.modelAnswer);
  const isStated = answer.size > 0 && [...answer].every((word) => stated.has(word));
  return isStated && shareIn(asked, stated) >= minShare ? 'It says its answer before it asks.' : undefined;
};
