import { flushSync } from 'react-dom';
import type { JudgedQuestion } from './groups.ts';

/**
 * The rows that can be marked, in the order of the document. Keys press the same controls as the mouse, so there is one
 * way to mark. `data-row` names a row, `data-markable` says that it can be marked, `data-undecided` that it has unjudged
 * answers. There may be thousands, so no row is looked into.
 */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row][data-markable]')];

export const rowOf = (name: string | undefined): HTMLElement | undefined =>
  rows().find(({ dataset }) => dataset.row === name);

/** The row that an element stands in. */
export const rowAround = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;

/** The first row that waits for a verdict: of the page, or of one question. */
export const firstUndecidedRow = (questionId = ''): string | undefined =>
  rows().find(({ dataset }) => dataset.undecided === 'true' && dataset.row?.startsWith(questionId))?.dataset.row;

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

/** Whether a mark on the row would also count for everything below it: its toggle is pressed. */
export const reachesBelow = (name: string | undefined): boolean =>
  Boolean(rowOf(name)?.querySelector('[data-action=below][aria-pressed=true]'));

/**
 * The next row that waits for a verdict, round to the top of the page.
 * @param isBelowMarked whether the rows below it in its question are about to be marked with it
 */
export const nextUndecidedRow = (name: string | undefined, isBelowMarked = false): string | undefined => {
  const all = rows();
  const at = all.findIndex(({ dataset }) => dataset.row === name);
  const question = all[at]?.closest('article');
  const below = all.slice(at + 1).filter((row) => !isBelowMarked || row.closest('article') !== question);
  const others = [...below, ...all.slice(0, Math.max(at, 0))];
  return others.find(({ dataset }) => dataset.undecided === 'true')?.dataset.row;
};

/** The row so many places further, not beyond the ends. */
export const neighbourRow = (name: string | undefined, step: 1 | -1): string | undefined => {
  const all = rows();
  const at = all.findIndex(({ dataset }) => dataset.row === name);
  return at < 0 ? all[0]?.dataset.row : all[at + step]?.dataset.row;
};

const unfoldOf = (row: HTMLElement | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('[data-action=fold][aria-expanded=false]');

/** The keys that give a row one of the labels of its question: 4 to 9. */
export const firstLabelKey = 4;
export const maxLabelKeys = 6;

/** Scrolls to a row, unfolds it and focuses it; does nothing when it is not on the page. */
export const focusRow = (name: string | undefined): void => {
  const row = rowOf(name);
  const unfold = unfoldOf(row);
  if (unfold) flushSync(() => unfold.click());
  // Always to the same place, in the upper third: the eyes stay, and the rows that follow are in view.
  row?.scrollIntoView({ block: 'start' });
  row?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus({ preventScroll: true });
};

/** Whether the row is in the viewport, and unfolded: a key never marks what is out of sight. */
export const isInSight = (row: HTMLElement): boolean => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && !unfoldOf(row);
};
