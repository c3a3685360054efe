import type { FoundResponse, Judgements } from '@exit-tickets/contracts';
import type { TFunction } from 'i18next';
import type { Cell } from '../../shared/csv/csv.ts';

/** The verdict on one answer. A concern is exported as unjudged: only the teacher should raise it. */
const verdictOn = (judged: Judgements | undefined, responseId: string, questionId: string) => {
  const { groups = [], hasVerdicts = false } = judged?.questions.find((one) => one.questionId === questionId) ?? {};
  const wording = groups.flatMap(({ wordings }) => wordings).find((one) => one.responseIds.includes(responseId));
  if (!hasVerdicts || !wording) return undefined;
  return wording.verdict === 'concern' ? 'unjudged' : wording.verdict;
};

/** What is stored about one student, one row per answer: a file to hand over. */
export const studentTable = (
  responses: readonly FoundResponse[],
  judgements: ReadonlyMap<string, Judgements>,
  t: TFunction<['account', 'results']>,
  language: string,
): Cell[][] => [
  (['ticket', 'class', 'name', 'time', 'question', 'answer', 'verdict'] as const).map((column) =>
    t(`student.columns.${column}`),
  ),
  ...responses.flatMap(({ ticketId, responseId, title, className, studentName, submittedAt, answers }) =>
    answers.map(({ questionId, question, answer }) => {
      const verdict = verdictOn(judgements.get(ticketId), responseId, questionId);
      const time = new Date(submittedAt).toLocaleString(language);
      return [
        title,
        className ?? '',
        studentName,
        time,
        question,
        answer,
        verdict && t(`results:judging.verdict.${verdict}`),
      ];
    }),
  ),
];
