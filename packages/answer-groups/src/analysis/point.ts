import type { Evidence } from '@exit-tickets/contracts';
import type { ClassFacts, Idea, QuestionFacts } from './class-facts.ts';
import { shorten } from './shorten.ts';

/** One point of an analysis, with the words of every response that it rests on. */
export interface Point {
  text: string;
  quotes: Evidence[];
}

/** Ideas that one sentence of a model is about. */
export interface WordedIdeas {
  ideas: readonly Idea[];
  sentence: string;
}

/** What a model found words for; built-in phrases stand in for everything else. */
export interface AnalysisWording {
  misconceptions: readonly WordedIdeas[];
  suggestions: readonly WordedIdeas[];
  strengths: readonly WordedIdeas[];
  /** Each with the responses that hold all of its ideas. */
  contradictions: readonly (WordedIdeas & { responseIds: readonly string[] })[];
}

export const noWording: AnalysisWording = { misconceptions: [], suggestions: [], strengths: [], contradictions: [] };

/** Everything that points are made from. */
export interface Composition {
  facts: ClassFacts;
  wording: AnalysisWording;
  /** An answer as it can be read out: without names, and empty where it must not be. */
  readable: (answer: string) => string;
}

/** What these responses wrote at a question, as evidence. */
export const quotesOf = ({ question, answers }: QuestionFacts, responseIds: readonly string[]): Evidence[] =>
  responseIds.flatMap((responseId) => {
    const answer = answers.get(responseId);
    return answer?.trim() ? [{ responseId, questionId: question.id, quote: shorten(answer) }] : [];
  });

/** The first wording that came in, of those that can be read out as they are; else as it can be. Later answers do not change it. */
export const exampleOf = ({ wordings }: Idea, { readable }: Pick<Composition, 'readable'>): string => {
  const shortened = wordings.map((wording) => shorten(wording));
  return shortened.find((wording) => readable(wording) === wording) ?? readable(shorten(wordings[0]));
};

/** The responses with any of these ideas, each once. */
export const responsesWith = (ideas: readonly Idea[]): string[] => [
  ...new Set(ideas.flatMap(({ responseIds }) => responseIds)),
];

/** A text without the full stops at its end. */
export const withoutStop = (text: string): string => text.replace(/(^|[^.\s])[.\s]+$/u, '$1');

/** Ends a text with a full stop where it has no mark of its own. */
export const withStop = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);
