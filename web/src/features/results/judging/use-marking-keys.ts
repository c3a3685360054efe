import { useEffect, useState } from 'react';
import {
  firstUndecidedRow,
  focusRow,
  isInSight,
  neighbourRow,
  nextUndecidedRow,
  rowAround,
  rowOf,
} from './marking-rows.ts';

const press = (row: string | undefined, control: string): void =>
  rowOf(row)?.querySelector<HTMLElement>(control)?.click();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** Keys do nothing behind a dialog or a menu. */
const isCovered = (target: EventTarget | null): boolean =>
  document.querySelector('[aria-modal=true]') !== null ||
  (target instanceof Element && target.closest('[role=menu]') !== null);

const mark = (name: string | undefined, verdict: string): void => {
  const row = rowOf(name);
  if (!row || !isInSight(row)) {
    focusRow(name);
    return;
  }
  const next = nextUndecidedRow(name);
  press(name, `[data-marks] [role=radio][data-verdict=${verdict}]`);
  focusRow(next ?? name);
};

/** What a key does with the row that it is meant for; arrows only act where the keyboard already is. */
const actions: Record<string, (row: string | undefined) => void> = {
  1: (row) => mark(row, 'right'),
  2: (row) => mark(row, 'partly'),
  3: (row) => mark(row, 'wrong'),
  j: (row) => focusRow(neighbourRow(row, 1)),
  k: (row) => focusRow(neighbourRow(row, -1)),
  n: (row) => focusRow(nextUndecidedRow(row)),
  r: (row) =>
    focusRow(rowOf(row)?.closest<HTMLElement>('article')?.querySelector<HTMLElement>('[data-rest]')?.dataset.row),
  o: (row) => press(row, '[data-action=wordings]'),
  l: (row) => press(row, '[data-action=label]'),
  u: () => document.querySelector<HTMLElement>('[data-action=undo]')?.click(),
};
const arrows: Record<string, string> = { ArrowDown: 'j', ArrowUp: 'k' };

const actionOf = (event: KeyboardEvent): string | undefined => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
  if (isUndo) return 'u';
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return rowAround(event.target) === undefined ? event.key : (arrows[event.key] ?? event.key);
};

/**
 * Lets keys mark, and gives the row that they act on: where the keyboard or the pointer was last, at first the one
 * that waits for a verdict.
 * @param isOn whether single keys act at all; people who speak to their computer turn them off
 */
export const useMarkingKeys = (isOn: boolean): string | undefined => {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const follow = ({ target }: Event) => {
      const row = rowAround(target);
      if (row !== undefined) setCurrent(row);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);

  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTyping(event.target) || isCovered(event.target)) return;
      const action = actions[actionOf(event) ?? ''];
      if (!action) return;
      event.preventDefault();
      action(rowOf(current) ? current : firstUndecidedRow());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, current]);

  return current;
};
