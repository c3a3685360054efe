import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  firstLabelKey,
  firstUndecidedRow,
  focusRow,
  isInSight,
  maxLabelKeys,
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

/** Keys are ignored while a dialog or a menu is open. */
const isCovered = (target: EventTarget | null): boolean =>
  document.querySelector('[aria-modal=true]') !== null ||
  (target instanceof Element && target.closest('[role=menu]') !== null);

/** Gives the row a verdict and moves on. With Shift it also applies to everything below in the question. */
const mark = (name: string | undefined, verdict: string, shiftKey = false): void => {
  const row = rowOf(name);
  if (!row || !isInSight(row)) {
    focusRow(name);
    return;
  }
  const next = nextUndecidedRow(name, shiftKey || reachesBelow(name));
  const choice = row.querySelector(`[data-marks] [role=radio][data-verdict=${verdict}]`);
  flushSync(() => choice?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })));
  const asked = row.querySelector<HTMLElement>('[data-action=drop-label]');
  if (asked) asked.focus();
  else focusRow(next ?? name);
};

/** Assigns one of the question's labels to the row and moves on. */
const label = (name: string | undefined, key: number): void => {
  const chip = rowOf(name)?.querySelector<HTMLElement>(`[data-label-key="${key}"]`);
  if (!chip) return;
  const next = nextUndecidedRow(name, reachesBelow(name));
  chip.click();
  focusRow(next ?? name);
};

/** What each key does with the current row; arrow keys work only while the focus is in a row. */
const actions: Record<string, (row: string | undefined) => void> = {
  1: (row) => mark(row, 'right'),
  2: (row) => mark(row, 'partly'),
  3: (row) => mark(row, 'wrong'),
  'Shift 1': (row) => mark(row, 'right', true),
  'Shift 2': (row) => mark(row, 'partly', true),
  'Shift 3': (row) => mark(row, 'wrong', true),
  ...Object.fromEntries(
    Array.from({ length: maxLabelKeys }, (_, index) => firstLabelKey + index).map((key) => [
      String(key),
      (row: string | undefined) => label(row, key),
    ]),
  ),
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
/** The controls that give a row a verdict. */
const marking = '[data-marks] [role=radio], [data-label-key]';

const arrows: Record<string, string> = { ArrowDown: 'j', ArrowUp: 'k' };

const actionOf = (event: KeyboardEvent): string | undefined => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
  if (isUndo) return 'u';
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // On AZERTY, digits are typed with Shift: a digit in `key` marks one group, whatever the state of Shift.
  const digit = event.shiftKey && !/\d/.test(event.key) ? /^Digit(\d)$/.exec(event.code)?.[1] : undefined;
  if (digit) return `Shift ${digit}`;
  return rowAround(event.target) === undefined ? event.key : (arrows[event.key] ?? event.key);
};

/**
 * Handles the marking keys, and returns the row that they act on: the one focused or pressed last, at first the first
 * undecided one. A click or tap that marks moves on like a key.
 * @param isOn whether single keys are active; people who use speech control turn them off
 */
export const useMarkingKeys = (isOn: boolean): string | undefined => {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let isTouch = false;
    /** Rows keep their shape between press and click, or the button would move away from the pointer. */
    let isPressed = false;
    const follow = ({ target }: Event) => {
      if (isPressed) return;
      const row = rowAround(target);
      // The button that collapses a row works on its own row, whichever row is current.
      if (row !== undefined && target instanceof Element && !target.closest('[data-action=fold]')) setCurrent(row);
    };
    const onPointer = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch';
      // A touch may be the start of a scroll; a mark moves on only after the click.
      const isMark = event.target instanceof Element && event.target.closest(marking) !== null;
      isPressed = isMark;
      if (!isTouch && !isMark) follow(event);
    };
    const onRelease = () => {
      isPressed = false;
    };
    // Before the mark re-renders the rows: the next row depends on what is undecided now.
    const onClick = (event: MouseEvent) => {
      const { target, detail } = event;
      isPressed = false;
      // A click without `detail` came from the keyboard.
      if (detail === 0 || !(target instanceof Element)) return;
      const isMark = target.closest(marking) !== null;
      if (!isMark) {
        if (isTouch) follow(event);
        return;
      }
      const row = rowAround(target);
      const next = nextUndecidedRow(row, reachesBelow(row) || event.shiftKey) ?? row;
      // After the marked row has collapsed.
      setTimeout(() => {
        if (rowOf(row)?.querySelector('[data-action=drop-label]')) setCurrent(row);
        else if (next !== undefined) focusRow(next);
      });
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', follow, { signal });
    document.addEventListener('pointerdown', onPointer, { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    for (const end of ['pointercancel', 'dragend', 'keydown'])
      document.addEventListener(end, onRelease, { capture: true, signal });
    return () => listening.abort();
  }, []);

  // The former row collapses and this one expands, which may have moved the focused element out of view.
  useEffect(() => {
    const { activeElement } = document;
    if (rowAround(activeElement) === current) activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

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
