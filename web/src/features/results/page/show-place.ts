import { flushSync } from 'react-dom';
import type { JudgedQuestion } from '../judging/groups.ts';
import { focusRow, rowOfResponse } from '../judging/marking-rows.ts';

/** Goes to the answers to a question. */
export const showAnswers = (questionId: string): void => {
  const heading = document.getElementById(`question-${questionId}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** Goes to the answers of a student and expands them. */
export const showCard = (responseId: string): void => {
  const find = () => document.querySelector<HTMLElement>(`[data-response="${responseId}"] button`);
  // If the student is not in the rows shown, show all of them.
  if (!find()) flushSync(() => document.querySelector<HTMLElement>('[data-all=students]')?.click());
  const head = find();
  if (head?.getAttribute('aria-expanded') === 'false') head.click();
  head?.scrollIntoView({ block: 'center' });
  head?.focus({ preventScroll: true });
};

/** Goes to one answer of a student: to the row where it is marked, otherwise to the student's card. */
export const showCell = (questions: readonly JudgedQuestion[], questionId: string, responseId: string): void => {
  const row = rowOfResponse(questions, questionId, responseId);
  if (row) focusRow(row);
  else showCard(responseId);
};
