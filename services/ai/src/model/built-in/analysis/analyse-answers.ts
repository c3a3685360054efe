import { detectLanguage } from '../../../language/detect-language.ts';
import type { Language } from '../../../language/language.ts';
import type { AnalysisOrder, Claim, DraftAnalysis } from '../../model.ts';
import { lessonOf } from '../judging/reference.ts';
import type { ActivityKind } from './activities.ts';
import { labelOf } from './label.ts';
import { overallOf } from './overall.ts';
import { analysisPhrases } from './phrases.ts';
import { type QuestionResult, resultOf } from './question-result.ts';
import { bestOf, quotesOf } from './quotes.ts';
import { concernsOf } from './single-responses.ts';
import { type WeakSpot, weakSpotOf } from './weak-spot.ts';

const mostPriorities = 3;
const weakFrom = 0.2;
const strongFrom = 0.5;

const strengthOf = (result: QuestionResult, language: Language): Claim | undefined => {
  const { question, number, tally } = result;
  if (!tally || tally.right / tally.total < strongFrom) return undefined;
  const say = analysisPhrases[language];
  const quotes = quotesOf(bestOf(result).slice(0, 2), question.id);
  const text = say.strength(tally.right, tally.total, quotes[0]?.quote ?? '');
  return { text: say.head(number, labelOf(question, language)) + text, quotes };
};

/** One activity for each weak spot; as far as possible none of the same kind as another. */
const suggestionsFor = (weak: readonly WeakSpot[]): Claim[] => {
  const used = new Set<ActivityKind>();
  return weak.flatMap(({ activities, quotes }) => {
    const chosen = activities.find(({ kind }) => !used.has(kind)) ?? activities[0];
    if (!chosen) return [];
    used.add(chosen.kind);
    return [{ text: chosen.text, quotes }];
  });
};

/** The analysis that needs no model: counts, the ideas that are missing or wrong, and what to do about it. */
export const analyseAnswers = ({ questions, lessonContent, responses }: AnalysisOrder): DraftAnalysis => {
  const asked = questions.map(({ text }) => text).join(' ');
  const language = detectLanguage(`${lessonContent ?? ''} ${asked}`);
  const lesson = lessonContent ? lessonOf(lessonContent, asked) : undefined;
  const results = questions.map((question, index) => resultOf(question, index + 1, responses, lesson, language));
  const weak = results
    .flatMap((result) => weakSpotOf(result, language) ?? [])
    .filter(({ share }) => share >= weakFrom)
    .sort((a, b) => b.share - a.share)
    .slice(0, mostPriorities);
  return {
    overallPerformance: overallOf(results, responses.length, language),
    strugglingAreas: weak.map(({ finding }) => finding),
    nextLessonSuggestions: suggestionsFor(weak),
    individualConcerns: concernsOf(results, language),
    strengths: results.flatMap((result) => strengthOf(result, language) ?? []).slice(0, mostPriorities),
  };
};
