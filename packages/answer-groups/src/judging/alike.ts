import { languagePacks } from '../languages/language-packs.ts';
import type { Token } from '../text/token.ts';
import type { Subject } from './subject.ts';

/** The content of an answer, without function words. */
export interface Statement {
  /** Content that the question does not have, in order: word forms, numbers, signs. */
  own: readonly string[];
  /** Words repeated from the question. */
  restated: readonly string[];
}

/** Most words that are compared with slips; longer answers must have exactly the same words. */
const maxCompared = 60;

/** Word forms, numbers and signs, without function words that do not count. */
export const tellingForms = (said: readonly Token[], { formOf, isIdle }: Subject): string[] =>
  said
    .filter(({ kind, text }) => kind !== 'word' || !isIdle(text))
    .map(({ kind, text }) => (kind === 'word' ? formOf(text) : text));

/** @param isList whether the order of the answer is irrelevant */
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
 * Whether two answers use forms of the same words in the same order. Only one of them may repeat words of the question;
 * another number, a negation or different repeated words keep them apart.
 */
export const areAlike = (a: Statement, b: Statement, { isSameWord }: Subject): boolean => {
  if (a.own.length !== b.own.length) return false;
  const mayRestate = a.own.length > 0 && (a.restated.length === 0 || b.restated.length === 0);
  if (!mayRestate && !areEqual(a.restated, b.restated)) return false;
  if (a.own.length > maxCompared) return areEqual(a.own, b.own);
  return a.own.every((word, at) => isSameWord(word, b.own[at] ?? ''));
};
