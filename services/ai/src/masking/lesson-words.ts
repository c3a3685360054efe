import { languages } from '@exit-tickets/contracts';
import { eponymousUnits, isStopWord, wordKind } from './common-words.ts';
import { tokenize } from './tokens.ts';

/** The words of a lesson: where an answer uses them alone, they are the lesson's and nobody's name. */
export interface LessonWords {
  has(folded: string): boolean;
  /** Whether the lesson writes it with a capital that no sentence asks for: a name of its own, or a German noun. */
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
  // "Jack Merridew", who only ever begins a sentence.
  for (const [at, { folded, startsSentence, isCapital }] of tokens.entries()) {
    const next = tokens[at + 1];
    const isBeforeName = next?.isCapital === true && next.gap === ' ' && !isStopWord(folded);
    if (startsSentence && isCapital && isBeforeName && !lower.has(folded)) names.add(folded);
  }
  // "Newton", who only ever begins a sentence, and not "Roos", which does as well.
  for (const folded of words) {
    const isName = eponymousUnits.has(folded) || wordKind(folded, languages) === 'name';
    if (isName && !lower.has(folded)) names.add(folded);
  }
  return { has: (folded) => words.has(folded), namesIt: (folded) => names.has(folded) };
};
