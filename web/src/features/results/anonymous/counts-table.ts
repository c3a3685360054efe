import type { AnonymousResults, Question } from '@exit-tickets/contracts';
import type { TFunction } from 'i18next';
import type { Cell } from '../../../shared/csv/csv.ts';
import { countedVerdicts } from '../judging/verdicts.ts';

/** For each question: verdict counts, how often each option was chosen, and answers that several students gave. */
export const countsTable = (
  questions: readonly Question[],
  results: AnonymousResults,
  t: TFunction<'results'>,
): Cell[][] => [
  [t('overview.question'), t('csv.quote'), t('anonymous.verdict'), t('anonymous.label'), t('anonymous.count')],
  ...questions.flatMap((question, index): Cell[][] => {
    const left = results.questions.find(({ questionId }) => questionId === question.id);
    if (!left) return [];
    const asked = `${index + 1}. ${question.text}`;
    return [
      ...countedVerdicts
        .filter((verdict) => left.hasVerdicts || verdict === 'blank')
        .map((verdict) => [asked, undefined, t(`judging.verdict.${verdict}`), undefined, left.tally[verdict]]),
      ...left.chosen.map(({ answer, count }) => [asked, answer, undefined, undefined, count]),
      ...left.groups.map(({ wording, verdict, label, count }) => [
        asked,
        wording,
        left.hasVerdicts ? t(`judging.verdict.${verdict}`) : undefined,
        label,
        count,
      ]),
    ];
  }),
];

/** The analysis of the class, one row per point. */
export const classAnalysisTable = (
  { overallPerformance, ...analysis }: NonNullable<AnonymousResults['analysis']>,
  t: TFunction<'results'>,
): Cell[][] => [
  [t('csv.part'), t('csv.point')],
  [t('analysis.overallPerformance'), overallPerformance],
  ...(['strugglingAreas', 'nextLessonSuggestions', 'strengths'] as const).flatMap((section) =>
    analysis[section].map((point) => [t(`analysis.${section}`), point]),
  ),
];
