import { useEffect, useState } from 'react';
import {
  firstUndecidedRow,
  focusRow,
  isInSight,
  neighbourRow,
  nextUndecidedRow,
  reachesBelow,
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

/** Presses a verdict of the row and moves on. With Shift it counts for everything below in the question as well. */
const mark = (name: string | undefined, verdict: string, shiftKey = false): void => {
  const row = rowOf(name);
  if (!row || !isInSight(row)) {
    focusRow(name);
    return;
  }
  const next = nextUndecidedRow(name, shiftKey || reachesBelow(name));
  row
    .querySelector(`[data-marks] [role=radio][data-verdict=${verdict}]`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  focusRow(next ?? name);
};

/** What each key does with the current row; arrows act only while the focus is in a row. */
const actions: Record<string, (row: string | undefined) => void> = {
  1: (row) => mark(row, 'right'),
  2: (row) => mark(row, 'partly'),
  3: (row) => mark(row, 'wrong'),
  'Shift 1': (row) => mark(row, 'right', true),
  'Shift 2': (row) => mark(row, 'partly', true),
  'Shift 3': (row) => mark(row, 'wrong', true),
  b: (row) => press(row, '[data-action=below]'),
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
  // On AZERTY, digits are typed with Shift: a digit in `key` marks one group, whatever Shift says.
  const digit = event.shiftKey && !/\d/.test(event.key) ? /^Digit(\d)$/.exec(event.code)?.[1] : undefined;
  if (digit) return `Shift ${digit}`;
  return rowAround(event.target) === undefined ? event.key : (arrows[event.key] ?? event.key);
};

/**
 * Handles the marking keys, and returns the row that they act on: where the focus or the pointer was last, at first the
 * first undecided one. A tap that marks moves on like a key, but does not scroll the page.
 * @param isOn whether single keys act at all; people who use speech control turn them off
 */
export const useMarkingKeys = (isOn: boolean): string | undefined => {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let isTouch = false;
    const follow = ({ target }: Event) => {
      const row = rowAround(target);
      // What folds a row does so by itself, whichever row is the current one.
      if (row !== undefined && target instanceof Element && !target.closest('[data-action=fold]')) setCurrent(row);
    };
    const onPointer = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch';
      // A finger that comes down may be about to scroll.
      if (!isTouch) follow(event);
    };
    const onClick = (event: MouseEvent) => {
      const { target, detail } = event;
      // Without `detail` the click came from a key.
      if (!isTouch || detail === 0 || !(target instanceof Element)) return;
      if (!target.closest('[data-marks] [role=radio]')) return follow(event);
      const row = rowAround(target);
      setCurrent(nextUndecidedRow(row, reachesBelow(row)) ?? row);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('click', onClick);
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
