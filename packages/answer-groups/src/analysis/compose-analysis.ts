import {
  type Analysis,
  type AnalysisSection,
  analysisSections,
  answersIn,
  minResponses,
  needsRepeating,
} from '@exit-tickets/contracts';
import type { QuestionFacts } from './class-facts.ts';
import { concernsOf } from './concerns.ts';
import { phrasesIn } from './languages/phrases-in.ts';
import { overallOf } from './overall.ts';
import { type Composition, exampleOf, type Point, quotesOf, responsesWith, withStop } from './point.ts';
import { pointOf, strugglingAreasOf } from './struggling-areas.ts';
import { suggestionsFor } from './suggestions.ts';

const maxStrengths = 3;
const strongFrom = 0.5;

/** Share of the class, 0 to 1. */
const rightShareOf = ({ tally }: QuestionFacts): number => (tally ? tally.right / (answersIn(tally) || 1) : 0);

const strengthOf = (question: QuestionFacts, composition: Composition): Point[] => {
  const { ideas, number, tally } = question;
  const right = ideas.filter(({ verdict }) => verdict === 'right');
  const [first] = right;
  if (!first || !tally || rightShareOf(question) < strongFrom) return [];
  // With so many answers that are not right it is a difficulty, and never both.
  if (needsRepeating(tally, 0)) return [];
  const phrases = phrasesIn[composition.facts.language];
  const worded = composition.wording.strengths.find((each) => each.ideas.every((idea) => right.includes(idea)));
  // Always the share of the whole class, even if the model's sentence is about only some of the answers.
  const text = [
    phrases.strength(tally.right, answersIn(tally), exampleOf(worded?.ideas[0] ?? first, composition)),
    ...(worded ? [withStop(worded.sentence)] : []),
  ].join(' ');
  return [{ text: phrases.head(number) + text, quotes: quotesOf(question, responsesWith(right)) }];
};

/**
 * Builds an analysis from the counts. Uses a model's sentences where there are any, otherwise the built-in phrases of
 * the language. The same facts always give the same analysis.
 */
export const composeAnalysis = (
  composition: Composition,
): Pick<
  Analysis,
  'overallPerformance' | AnalysisSection | 'evidence' | 'pairQuestionId' | 'tallies' | 'responseCount'
> => {
  const { facts } = composition;
  const isTooFew = facts.responseIds.length < minResponses;
  const areas = isTooFew ? [] : strugglingAreasOf(composition);
  const { points: suggestions, pairQuestionId } = suggestionsFor(areas, composition);
  const quoted = suggestions.map(({ text }) => text).join('\n');
  const points: Record<AnalysisSection, readonly Point[]> = {
    strugglingAreas: areas.map((area) => pointOf(area, composition, quoted)),
    nextLessonSuggestions: suggestions,
    individualConcerns: isTooFew ? [] : concernsOf(composition),
    strengths: isTooFew
      ? []
      : [...facts.questions]
          .sort((a, b) => rightShareOf(b) - rightShareOf(a))
          .flatMap((question) => strengthOf(question, composition))
          .slice(0, maxStrengths),
  };
  const texts = (section: AnalysisSection): string[] => points[section].map(({ text }) => text);
  return {
    overallPerformance: overallOf(composition, isTooFew),
    strugglingAreas: texts('strugglingAreas'),
    nextLessonSuggestions: texts('nextLessonSuggestions'),
    individualConcerns: texts('individualConcerns'),
    strengths: texts('strengths'),
    evidence: analysisSections.flatMap((section) =>
      points[section].map(({ quotes }, index) => ({ section, index, quotes })),
    ),
    ...(pairQuestionId && { pairQuestionId }),
    responseCount: facts.responseIds.length,
    tallies: facts.questions.flatMap(({ question, tally }) => {
      if (!tally) return [];
      const { withoutContent, ...counts } = tally;
      return [{ questionId: question.id, ...counts }];
    }),
  };
};
