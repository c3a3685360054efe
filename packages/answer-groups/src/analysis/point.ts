import type { Evidence } from '@exit-tickets/contracts';
import type { ClassFacts, Idea, QuestionFacts } from './class-facts.ts';
import { shorten } from './shorten.ts';

/** One point of an analysis, with quotes from every response it is based on. */
export interface Point {
  text: string;
  quotes: Evidence[];
}

/** Ideas that one sentence of a model describes. */
export interface WordedIdeas {
  ideas: readonly Idea[];
  sentence: string;
}

/** The sentences of a model; built-in phrases cover everything else. */
export interface AnalysisWording {
  misconceptions: readonly WordedIdeas[];
  suggestions: readonly WordedIdeas[];
  strengths: readonly WordedIdeas[];
  /** Each with the responses that hold all of its ideas. */
  contradictions: readonly (WordedIdeas & { responseIds: readonly string[] })[];
}

export const noWording: AnalysisWording = { misconceptions: [], suggestions: [], strengths: [], contradictions: [] };

/** The input for all points of an analysis. */
export interface Composition {
  facts: ClassFacts;
  wording: AnalysisWording;
  /** Returns an answer as it can be read out: without names, and empty if it must not be quoted. */
  readable: (answer: string) => string;
}

/** The answers of these responses to a question, as evidence. */
export const quotesOf = ({ question, answers }: QuestionFacts, responseIds: readonly string[]): Evidence[] =>
  responseIds.flatMap((responseId) => {
    const answer = answers.get(responseId);
    return answer?.trim() ? [{ responseId, questionId: question.id, quote: shorten(answer) }] : [];
  });

/** The earliest wording that is readable unchanged, else the earliest readable one. Later answers never change it. */
export const exampleOf = ({ wordings }: Idea, { readable }: Pick<Composition, 'readable'>): string => {
  const shortened = wordings.map((wording) => shorten(wording));
  return shortened.find((wording) => readable(wording) === wording) ?? readable(shorten(wordings[0]));
};

/** The responses that hold any of these ideas, each once. */
export const responsesWith = (ideas: readonly Idea[]): string[] => [
  ...new Set(ideas.flatMap(({ responseIds }) => responseIds)),
];

/** A text without the full stops at its end. */
export const withoutStop = (text: string): string => text.replace(/(^|[^.\s])[.\s]+$/u, '$1');

/** Adds a full stop unless the text already ends with a mark. */
export const withStop = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);
