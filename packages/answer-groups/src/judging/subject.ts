import { type Language, optionsOf, type Question } from '@exit-tickets/contracts';
import { tokensIn } from '../text/fold-answer.ts';
import { uninflected } from '../text/inflection.ts';
import { isSlip } from '../text/spelling-slip.ts';

/** The vocabulary of a question and of its teacher's notes. */
export interface Subject {
  language: Language;
  /** The common part of a word's forms. */
  formOf(word: string): string;
  /** Whether the question contains a form of the word. */
  isAsked(word: string): boolean;
  /** Whether two words are equal apart from a slip or their form. Different words of the subject never are. */
  isSameWord(a: string, b: string): boolean;
}

const wordsIn = (texts: readonly (string | undefined)[], language: Language): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => (text ? tokensIn(text, language).map((token) => token.text) : [])));

export const subjectOf = (question: Question, core: string | undefined, language: Language): Subject => {
  const { modelAnswer, passage, misconception } = question.guide ?? {};
  const words = wordsIn([question.text, ...optionsOf(question), modelAnswer, passage, misconception, core], language);
  const forms = new Map<string, string>();
  const formOf = (word: string): string => {
    const form = forms.get(word) ?? uninflected(word, language);
    forms.set(word, form);
    return form;
  };
  const known = new Set([...words, ...[...words].map(formOf)]);
  const asked = new Set([...wordsIn([question.text], language)].map(formOf));
  return {
    language,
    formOf,
    isAsked: (word) => asked.has(formOf(word)),
    isSameWord: (a, b) => a === b || (isSlip(a, b) && !(known.has(a) && known.has(b))),
  };
};
