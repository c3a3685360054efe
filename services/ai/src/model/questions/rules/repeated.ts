import { wordsWithoutHyphens } from '@exit-tickets/answer-groups';
import type { DraftRule } from './rule.ts';
import { meaningfulWords, shareIn } from './words-of.ts';

/** Two questions with so many words in common ask the same; other numbers make it another sum. */
const sameShare = 0.75;
/** Shorter ones share the words that any question has. */
const minWords = 4;

const numbersIn = (text: string): string => (text.match(/\d+(?:[.,/]\d+)*/g) ?? []).join(' ');

/** Asks what another question asks already. */
export const repeated: DraftRule = ({ text }, { others }) => {
  const words = meaningfulWords(text);
  const isRepeated = others.some((other) => {
    if (wordsWithoutHyphens(other) === wordsWithoutHyphens(text)) return true;
    if (numbersIn(other) !== numbersIn(text)) return false;
    const otherWords = meaningfulWords(other);
    if (Math.min(words.size, otherWords.size) < minWords) return false;
    return Math.min(shareIn(words, otherWords), shareIn(otherWords, words)) >= sameShare;
  });
  return isRepeated ? 'It asks what another question asks already.' : undefined;
};
