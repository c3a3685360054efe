import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusScreen } from '../../../shared/screen/use-screen-focus.ts';

interface FocusedControl {
  ticketId: string | undefined;
  row: number;
  control: string | undefined;
}

const rowsOf = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-ticket]') ?? [])];

const focusIn = (row: HTMLElement, control: string | undefined): void => {
  const same = control ? row.querySelector<HTMLElement>(`button[data-control="${control}"]`) : null;
  // A row far outside the window has only its title.
  (same ?? row.querySelector<HTMLElement>('button[data-control="menu"]') ?? row.querySelector('a'))?.focus();
};

/**
 * Keeps the focus in a list whose rows come, go and move: it follows the focused control to another place, or moves on
 * to the row that replaced it.
 */
export const useRowFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<FocusedControl>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const { ticketId, row, control } = focused.current;
    const rows = rowsOf(list.current);
    const next = rows.find(({ dataset }) => dataset.ticket === ticketId) ?? rows[Math.min(row, rows.length - 1)];
    focused.current = undefined;
    if (next) focusIn(next, control);
    else focusScreen();
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-ticket]');
      const control = target.closest<HTMLElement>('[data-control]')?.dataset.control;
      if (row) focused.current = { ticketId: row.dataset.ticket, row: rowsOf(list.current).indexOf(row), control };
    },
    // React does not call this when the focused element is removed, the very case this hook is for.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget?.closest('[role="dialog"], [role="menu"]')) focused.current = undefined;
    },
  };
};
