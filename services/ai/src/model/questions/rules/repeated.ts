import { wordsWithoutHyphens } from '@exit-tickets/answer-groups';
import type { DraftRule } from './rule.ts';
import { meaningfulWords, shareIn } from './words-of.ts';

/** Questions with this share of common words ask the same; different numbers make a different calculation. */
const sameShare = 0.75;
/** Shorter questions share too many common words. */
const minWords = 4;

const numbersIn = (text: string): string => (text.match(/\d+(?:[.,/]\d+)*/g) ?? []).join(' ');

/** Rejects a question that repeats another one. */
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
