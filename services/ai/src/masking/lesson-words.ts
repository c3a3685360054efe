import { languages } from '@exit-tickets/contracts';
import { eponymousUnits, isStopWord, wordKind } from './common-words.ts';
import { tokenize } from './tokens.ts';

/** The words of a lesson: alone in an answer, they refer to the lesson and not to a student. */
export interface LessonWords {
  has(folded: string): boolean;
  /** Whether the lesson capitalises the word as a name (or German noun), not only at the start of a sentence. */
  namesIt(folded: string): boolean;
}

/** Reads a lesson once for all the answers about it. */
export const readLessonWords = (lesson: string): LessonWords => {
  const words = new Set<string>();
  const lower = new Set<string>();
  const names = new Set<string>();
  const tokens = tokenize(lesson);
  for (const { folded, isCapital, isShouted, startsSentence } of tokens) {
    words.add(folded);
    if (!isCapital) lower.add(folded);
    else if (!startsSentence && !isShouted) names.add(folded);
  }
  // "Jack Merridew" counts even if it only starts sentences.
  for (const [at, { folded, startsSentence, isCapital }] of tokens.entries()) {
    const next = tokens[at + 1];
    const isBeforeName = next?.isCapital === true && next.gap === ' ' && !isStopWord(folded);
    if (startsSentence && isCapital && isBeforeName && !lower.has(folded)) names.add(folded);
  }
  // "Newton" counts even if it only starts sentences, but not "Roos", which is also a word.
  for (const folded of words) {
    const isName = eponymousUnits.has(folded) || wordKind(folded, languages) === 'name';
    if (isName && !lower.has(folded)) names.add(folded);
  }
  return { has: (folded) => words.has(folded), namesIt: (folded) => names.has(folded) };
};
