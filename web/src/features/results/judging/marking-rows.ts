import { flushSync } from 'react-dom';
import type { JudgedQuestion } from './groups.ts';

/**
 * The rows that can be marked, in document order. Keys press the same controls as the mouse, so there is one way to
 * mark. `data-row` names a row, `data-markable` means that it can be marked, `data-undecided` that it has unjudged
 * answers. There may be thousands, so their content is not searched.
 */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row][data-markable]')];

export const rowOf = (name: string | undefined): HTMLElement | undefined =>
  rows().find(({ dataset }) => dataset.row === name);

/** The name of the row that contains an element. */
export const rowAround = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;

/** The first row waiting for a verdict, on the page or in one question. */
export const firstUndecidedRow = (questionId?: string): string | undefined => {
  const ofQuestion = questionId === undefined ? '' : `${questionId} `;
  return rows().find(({ dataset }) => dataset.undecided === 'true' && dataset.row?.startsWith(ofQuestion))?.dataset.row;
};

/** The row of a student’s answer, if the question has rows. */
export const rowOfResponse = (
  questions: readonly JudgedQuestion[],
  questionId: string,
  responseId: string,
): string | undefined => {
  const judged = questions.find(({ question }) => question.id === questionId);
  const group = judged?.groups.find(({ wordings }) =>
    wordings.some(({ responseIds }) => responseIds.includes(responseId)),
  );
  const row = group && `${questionId} ${group.key}`;
  return rowOf(row) ? row : undefined;
};

/** Whether a mark on the row would also apply to everything below it: its toggle is pressed. */
export const reachesBelow = (name: string | undefined): boolean =>
  Boolean(rowOf(name)?.querySelector('[data-action=below][aria-pressed=true]'));

/**
 * The next row waiting for a verdict; wraps to the top of the page.
 * @param isBelowMarked whether the mark also covers the rows below it in its question
 */
export const nextUndecidedRow = (name: string | undefined, isBelowMarked = false): string | undefined => {
  const all = rows();
  const at = all.findIndex(({ dataset }) => dataset.row === name);
  const question = all[at]?.closest('article');
  const below = all.slice(at + 1).filter((row) => !isBelowMarked || row.closest('article') !== question);
  const others = [...below, ...all.slice(0, Math.max(at, 0))];
  return others.find(({ dataset }) => dataset.undecided === 'true')?.dataset.row;
};

/** The row one step further, but not beyond the ends. */
export const neighbourRow = (name: string | undefined, step: 1 | -1): string | undefined => {
  const all = rows();
  const at = all.findIndex(({ dataset }) => dataset.row === name);
  return at < 0 ? all[0]?.dataset.row : all[at + step]?.dataset.row;
};

const unfoldOf = (row: HTMLElement | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('[data-action=fold][aria-expanded=false]');

/** The keys that assign labels: 4 to 9. */
export const firstLabelKey = 4;
export const maxLabelKeys = 6;

/** Scrolls to a row, expands it and focuses it; does nothing if it is not on the page. */
export const focusRow = (name: string | undefined): void => {
  const row = rowOf(name);
  const unfold = unfoldOf(row);
  if (unfold) flushSync(() => unfold.click());
  // Always to the same place, in the upper third: the eyes can rest there, and the next rows are in view.
  row?.scrollIntoView({ block: 'start' });
  row?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus({ preventScroll: true });
};

/** Whether the row is in the viewport and expanded: a key never marks what is out of view. */
export const isInSight = (row: HTMLElement): boolean => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && !unfoldOf(row);
};
