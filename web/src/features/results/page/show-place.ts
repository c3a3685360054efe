import { flushSync } from 'react-dom';
import type { JudgedQuestion } from '../judging/groups.ts';
import { focusRow, rowOfResponse } from '../judging/marking-rows.ts';

/** Leads to the answers to a question. */
export const showAnswers = (questionId: string): void => {
  const heading = document.getElementById(`question-${questionId}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** Leads to the answers of a student, and opens them. */
export const showCard = (responseId: string): void => {
  const find = () => document.querySelector<HTMLElement>(`[data-response="${responseId}"] button`);
  // Not among the first of the list: all are shown.
  if (!find()) flushSync(() => document.querySelector<HTMLElement>('[data-all=students]')?.click());
  const head = find();
  if (head?.getAttribute('aria-expanded') === 'false') head.click();
  head?.scrollIntoView({ block: 'center' });
  head?.focus({ preventScroll: true });
};

/** Leads to one answer of a student: the row in which it is marked, else the student's own. */
export const showCell = (questions: readonly JudgedQuestion[], questionId: string, responseId: string): void => {
  const row = rowOfResponse(questions, questionId, responseId);
  if (row) focusRow(row);
  else showCard(responseId);
};
