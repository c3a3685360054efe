import { languagePacks } from '../languages/language-packs.ts';
import type { Token } from '../text/token.ts';
import type { Subject } from './subject.ts';

/** What an answer says, without the words that hold a sentence together. */
export interface Statement {
  /** What it says of its own, in its order: the forms of words, numbers, signs. */
  own: readonly string[];
  /** The words of the question that it says again. */
  restated: readonly string[];
}

/** A longer answer is alike only to one that has the very same words. */
const maxCompared = 60;

/** The words, numbers and signs that tell something, whatever their form. */
export const tellingForms = (said: readonly Token[], { language, formOf }: Subject): string[] =>
  said
    .filter(({ kind, text }) => kind !== 'word' || !languagePacks[language].words.function.has(text))
    .map(({ kind, text }) => (kind === 'word' ? formOf(text) : text));

/** @param isList whether the order of what it says tells nothing */
export const statementOf = (said: readonly Token[], subject: Subject, isList: boolean): Statement => {
  const { language, isAsked } = subject;
  const isRestated = ({ kind, text }: Token): boolean =>
    kind === 'word' && isAsked(text) && !languagePacks[language].words.contrary.has(text);
  const own = tellingForms(
    said.filter((token) => !isRestated(token)),
    subject,
  );
  const restated = tellingForms(said.filter(isRestated), subject);
  return isList ? { own: own.sort(), restated: restated.sort() } : { own, restated };
};

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => word === b[at]);

/**
 * Whether two answers say the same in other forms of the same words, in the same order. One may say the question again
 * where the other does not; another number, a negation or other words of the question keep them apart.
 */
export const areAlike = (a: Statement, b: Statement, { isSameWord }: Subject): boolean => {
  if (a.own.length !== b.own.length) return false;
  const mayRestate = a.own.length > 0 && (a.restated.length === 0 || b.restated.length === 0);
  if (!mayRestate && !areEqual(a.restated, b.restated)) return false;
  if (a.own.length > maxCompared) return areEqual(a.own, b.own);
  return a.own.every((word, at) => isSameWord(word, b.own[at] ?? ''));
};
