import type { Question } from '@exit-tickets/contracts';
import { alternatives } from '../languages/alternatives.ts';
import { languagePacks } from '../languages/language-packs.ts';

const or = alternatives(languagePacks, ({ words }) => words.or);
const between = new RegExp(String.raw`;|(?<=\p{L}{2})\/(?=\p{L}{2})|(?<!\s)\s+(?:\/|${or})\s+`, 'u');
const maxAlternatives = 4;
const maxAlternativeLength = 3;

/** Questions that ask for several things: items listed in the model answer are all required. */
const asksForMore = new RegExp(
  String.raw`\b(?:${alternatives(languagePacks, ({ asks, words }) => `${asks.several}|${words.and}`)})\b`,
  'iu',
);

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Alternatives in a short model answer (“kooldioxide / CO2”): each is a right answer by itself. */
const alternativesIn = (modelAnswer: string, question: Question): readonly string[] => {
  const parts = modelAnswer
    .replace(/(?<![.\s])[.\s]+$/u, '')
    .split(between)
    .map((part) => part.trim());
  const asked = question.text.toLowerCase();
  const areTerms = parts.every(
    (part) =>
      /^[^\p{L}\p{N},()=]*\p{L}[^\p{N},()=]*$|^\p{L}+\p{N}+$/u.test(part) && wordCount(part) <= maxAlternativeLength,
  );
  if (parts.length < 2 || parts.length > maxAlternatives || !areTerms || asksForMore.test(asked)) return [];
  // "Warm or cold?" expects one of the two, never both.
  return parts.every((part) => asked.includes(part.toLowerCase())) ? [] : parts;
};

/** The texts that count as right answers: the model answer, its alternatives, the core. */
export const acceptedAnswers = (question: Question, core: string | undefined): readonly string[] => {
  const modelAnswer = question.guide?.modelAnswer?.trim() ?? '';
  return [modelAnswer, ...alternativesIn(modelAnswer, question), core?.trim() ?? ''].filter((text) => text !== '');
};
