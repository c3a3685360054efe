import type { Question } from '@exit-tickets/contracts';
import { saidIn } from '../language/fold-answer.ts';
import { uninflected } from '../language/inflection.ts';
import type { Language } from '../language/language.ts';
import { isSlip } from '../language/spelling-slip.ts';

/** The words that a question and what its teacher wrote beside it are made of. */
export interface Subject {
  language: Language;
  /** Whether the question itself has a form of a word. */
  isAsked(word: string): boolean;
  /** Whether two words are one with a slip: never when both of them are words of the subject; of word forms as well. */
  isSameWord(a: string, b: string): boolean;
}

const wordsIn = (texts: readonly (string | undefined)[], language: Language): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => (text ? saidIn(text, language).map((token) => token.text) : [])));

export const subjectOf = (question: Question, core: string | undefined, language: Language): Subject => {
  const { modelAnswer, passage, misconception } = question.guide ?? {};
  const options = question.type === 'multiple_choice' ? question.options : [];
  const words = wordsIn([question.text, ...options, modelAnswer, passage, misconception, core], language);
  const known = new Set([...words, ...[...words].map((word) => uninflected(word, language))]);
  const asked = new Set([...wordsIn([question.text], language)].map((word) => uninflected(word, language)));
  return {
    language,
    isAsked: (word) => asked.has(uninflected(word, language)),
    isSameWord: (a, b) => a === b || (isSlip(a, b) && !(known.has(a) && known.has(b))),
  };
};
