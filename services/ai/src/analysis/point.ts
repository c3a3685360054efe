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
  /** Whether an answer names nobody, so that it can be read out. */
  isNameless: (answer: string) => boolean;
}

/** What these responses wrote at a question, as evidence. */
export const quotesOf = ({ question, answers }: QuestionFacts, responseIds: readonly string[]): Evidence[] =>
  responseIds.flatMap((responseId) => {
    const answer = answers.get(responseId);
    return answer?.trim() ? [{ responseId, questionId: question.id, quote: shorten(answer) }] : [];
  });

/** The first wording that came in, of those without a name: later answers do not change what is quoted. */
export const exampleOf = ({ wordings }: Idea, { isNameless }: Pick<Composition, 'isNameless'>): string =>
  wordings.map((wording) => shorten(wording)).find(isNameless) ?? shorten(wordings[0]);

/** The responses with any of these ideas, each once. */
export const responsesWith = (ideas: readonly Idea[]): string[] => [
  ...new Set(ideas.flatMap(({ responseIds }) => responseIds)),
];

/** Ends a text with a full stop where it has no mark of its own. */
export const withStop = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** Words and the quote that follows them: the full stop comes after it; words that quote by themselves get no other. */
export const withQuote = (words: string, quote: string): [string, string] =>
  /[“”„«»"]/u.test(words) ? [words, ''] : [words.trim().replace(/(?<![.\s])[.\s]+$/u, ''), quote];
