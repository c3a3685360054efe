import type { Language, Question } from '@exit-tickets/contracts';
import { groupQuestion } from '../judging/group-question.ts';
import { contentWords, stem } from '../text/stem.ts';

const asGiven = (texts: readonly string[]) => texts.map((answer, at) => ({ responseId: `${at}`, answer }));

/** Whether a text contains every content word of an answer. */
export const holds = (text: string, answer: string, language: Language): boolean => {
  const stems = new Set(contentWords(text, language).map((word) => stem(word, language)));
  const words = contentWords(answer, language);
  return words.length > 0 && words.every((word) => stems.has(stem(word, language)));
};

/** The content words that occur exactly once in a text, in order. */
const wordsStandingOnce = (text: string, language: Language): string[] => {
  const stems = contentWords(text, language).map((word) => stem(word, language));
  return stems.filter((word) => stems.indexOf(word) === stems.lastIndexOf(word));
};

/** Compares only words that occur once: a repeated word, such as a verb, may move. */
const areInOneOrder = (one: string, other: string, language: Language): boolean => {
  const [words, others] = [wordsStandingOnce(one, language), wordsStandingOnce(other, language)];
  const shared = words.filter((word) => others.includes(word));
  return shared.join(' ') === others.filter((word) => words.includes(word)).join(' ');
};

/**
 * Whether two answers to a question mean, or may mean, the same: they share a line or group, one is certainly right if
 * the other is expected, or they have the same content words in the same order. Another order may swap roles.
 */
export const saysTheSame = (question: Question, one: string, other: string, language: Language): boolean => {
  if (holds(one, other, language) && holds(other, one, language) && areInOneOrder(one, other, language)) return true;
  const asked: Question = { id: question.id, type: 'open_text', text: question.text };
  if (groupQuestion({ question: asked, answers: asGiven([one, other]) }, language).length < 2) return true;
  const isCertainlyRight = (answer: string, expected: string): boolean =>
    groupQuestion({ question: { ...asked, guide: { modelAnswer: expected } }, answers: asGiven([answer]) }, language)
      .flat()
      .some(({ certain }) => certain?.verdict === 'right');
  return isCertainlyRight(one, other) || isCertainlyRight(other, one);
};
