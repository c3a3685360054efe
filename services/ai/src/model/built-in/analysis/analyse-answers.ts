import { setImmediate as nextTurn } from 'node:timers/promises';
import { detectLanguage } from '../../../language/detect-language.ts';
import type { AnalysisOrder, Claim, DraftAnalysis } from '../../model.ts';
import { lessonOf } from '../judging/reference.ts';
import { type AnalysisPhrases, analysisPhrases } from './phrases.ts';
import { type QuestionResult, resultOf } from './question-result.ts';
import { labelOf, shorten } from './shorten.ts';
import { weakSpotOf } from './weak-spot.ts';

/** With fewer responses nothing is said about a class (a good analysis). */
const fewestResponses = 5;
const mostPriorities = 3;
const weakFrom = 0.2;
const strongFrom = 0.6;

const lineOf = ({ question, answers, tally }: QuestionResult, say: AnalysisPhrases): string => {
  const label = labelOf(question);
  if (tally) return say.tally(label, tally);
  const steps = answers.map(({ answer }) => Number(answer)).filter((step) => step >= 1);
  if (question.type !== 'scale' || steps.length === 0)
    return say.notAssessed(label, answers.filter(({ answer }) => answer.trim()).length);
  const average = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return say.scale(label, average.toFixed(1), steps.filter((step) => step <= 2).length, answers.length);
};

const strengthOf = ({ question, answers, tally }: QuestionResult, say: AnalysisPhrases): Claim | undefined => {
  if (!tally || tally.right / tally.total < strongFrom) return undefined;
  const best = answers
    .filter(({ judged }) => judged.band === 'right')
    .sort((a, b) => b.judged.score - a.judged.score || b.answer.length - a.answer.length);
  const quotes = best
    .slice(0, 2)
    .map(({ responseId, answer }) => ({ responseId, questionId: question.id, quote: shorten(answer) }));
  const text = say.strength(tally.right, tally.total, labelOf(question), quotes[0]?.quote ?? '');
  return { text, quotes };
};

/** Responses without a single right answer: worth a look, whoever's they are. */
const concernsOf = (results: readonly QuestionResult[], say: AnalysisPhrases): Claim[] => {
  const judged = results.filter(({ tally }) => tally);
  if (judged.length < 2) return [];
  const ids = judged[0]?.answers.map(({ responseId }) => responseId) ?? [];
  return ids.flatMap((id) => {
    const own = judged.map(({ question, answers }) => ({
      questionId: question.id,
      one: answers.find(({ responseId }) => responseId === id),
    }));
    if (own.some(({ one }) => one?.judged.band === 'right')) return [];
    const quotes = own.flatMap(({ questionId, one }) =>
      one?.answer.trim() ? [{ responseId: id, questionId, quote: shorten(one.answer) }] : [],
    );
    return quotes.length > 0 ? [{ text: say.nothingRight(judged.length, quotes[0]?.quote ?? ''), quotes }] : [];
  });
};

/** The analysis that needs no model: counts, the words that are missing or wrong, and what to do about it. */
export const analyseAnswers = async ({
  questions,
  lessonContent,
  responses,
}: AnalysisOrder): Promise<DraftAnalysis> => {
  const language = detectLanguage(`${lessonContent ?? ''} ${questions.map(({ text }) => text).join(' ')}`);
  const say = analysisPhrases[language];
  const lesson = lessonContent ? lessonOf(lessonContent, questions.map(({ text }) => text).join(' ')) : undefined;
  const results: QuestionResult[] = [];
  for (const question of questions) {
    results.push(resultOf(question, responses, lesson, language));
    // Hundreds of answers to a question take a while: others get their turn in between.
    await nextTurn();
  }
  const weak = results
    .flatMap((result) => weakSpotOf(result, language) ?? [])
    .filter(({ share }) => share >= weakFrom)
    .sort((a, b) => b.share - a.share)
    .slice(0, mostPriorities);
  const opening = responses.length < fewestResponses ? say.tooFew(responses.length) : say.responses(responses.length);
  return {
    overallPerformance: [opening, ...results.map((result) => lineOf(result, say))].join(' '),
    strugglingAreas: weak.map(({ finding }) => finding),
    nextLessonSuggestions: weak.map(({ suggestion }) => suggestion),
    individualConcerns: concernsOf(results, say).slice(0, mostPriorities),
    strengths: results.flatMap((result) => strengthOf(result, say) ?? []).slice(0, mostPriorities),
  };
};
