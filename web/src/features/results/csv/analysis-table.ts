import { type Analysis, analysisSections, type Question, type Response } from '@exit-tickets/contracts';
import type { TFunction } from 'i18next';
import type { Cell } from '../../../shared/csv/csv.ts';
import { countsInWords } from '../judging/verdicts.ts';
import { quotesFor } from '../results.ts';

/** One row per quote that supports a point, one for a point without quotes; then each question. */
export const analysisTable = (
  analysis: Analysis,
  questions: readonly Question[],
  responses: readonly Response[],
  t: TFunction<'results'>,
): Cell[][] => [
  [t('csv.part'), t('csv.point'), t('overview.question'), t('overview.student'), t('csv.quote')],
  [t('analysis.overallPerformance'), analysis.overallPerformance],
  ...analysisSections.flatMap((section) =>
    analysis[section].flatMap((point, index): Cell[][] => {
      const quotes = quotesFor(analysis, section, index, questions, responses);
      const begin = [t(`analysis.${section}`), point];
      if (quotes.length === 0) return [begin];
      return quotes.map(({ place, studentName, quote }) => [...begin, place, studentName, quote]);
    }),
  ),
  ...analysis.tallies.map(({ questionId, ...tally }) => [
    t('questions.title'),
    countsInWords(tally, t),
    questions.findIndex(({ id }) => id === questionId) + 1,
  ]),
];
