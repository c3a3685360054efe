import type { Response } from '@exit-tickets/contracts';
import { highestStepOf } from '@exit-tickets/contracts/rules';
import type { TFunction } from 'i18next';
import type { Cell } from '../../../shared/csv/csv.ts';
import type { JudgedQuestion } from '../judging/groups.ts';
import type { WordingOf } from '../judging/verdicts.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Local time, in a format that every spreadsheet reads as a date. */
const timeOf = (timestamp: string): string => {
  const time = new Date(timestamp);
  const date = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(twoDigits).join('-');
  return `${date} ${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
};

const answerCell = ({ question }: JudgedQuestion, { answers }: Response, isConcern: boolean): Cell => {
  if (isConcern) return undefined;
  const answer = answers.find(({ questionId }) => questionId === question.id)?.answer;
  return answer !== undefined && highestStepOf(question) !== undefined ? Number(answer) : answer;
};

/** One row per response: each answer and its verdict, if any. Files are passed on, so a concern looks left blank. */
export const answersTable = (
  questions: readonly JudgedQuestion[],
  responses: readonly Response[],
  wordingOf: WordingOf,
  t: TFunction<'results'>,
): Cell[][] => [
  [
    t('overview.student'),
    t('csv.time'),
    ...questions.flatMap(({ place, question, hasVerdicts }) => [
      `${place}. ${question.text}`,
      ...(hasVerdicts ? [t('csv.verdict', { place })] : []),
    ]),
  ],
  ...responses.map((response) => [
    response.studentName,
    timeOf(response.submittedAt),
    ...questions.flatMap((judged) => {
      const verdict = wordingOf(judged.question.id, response.id)?.verdict ?? 'unjudged';
      const isConcern = verdict === 'concern';
      const shown = t(`judging.verdict.${isConcern ? 'blank' : verdict}`);
      return [answerCell(judged, response, isConcern), ...(judged.hasVerdicts ? [shown] : [])];
    }),
  ]),
];
