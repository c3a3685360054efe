import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusScreen } from '../../../components/use-screen-focus.ts';

interface Place {
  ticketId: string | undefined;
  row: number;
  control: string | undefined;
}

const rowsOf = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-ticket]') ?? [])];

const focusIn = (row: HTMLElement, control: string | undefined): void => {
  const same = control ? row.querySelector<HTMLElement>(`button[data-control="${control}"]`) : null;
  (same ?? row.querySelector<HTMLElement>('button[data-control="menu"]'))?.focus();
};

/**
 * Keeps the keyboard in a list whose rows come, go and move: it follows its control to another place, and goes on to
 * the row that took the place of its own.
 */
export const useRowFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);
  useLayoutEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { ticketId, row, control } = place.current;
    const rows = rowsOf(list.current);
    const next = rows.find(({ dataset }) => dataset.ticket === ticketId) ?? rows[Math.min(row, rows.length - 1)];
    place.current = undefined;
    if (next) focusIn(next, control);
    else focusScreen();
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-ticket]');
      const control = target.closest<HTMLElement>('[data-control]')?.dataset.control;
      if (row) place.current = { ticketId: row.dataset.ticket, row: rowsOf(list.current).indexOf(row), control };
    },
    // Not called when the focused element is removed, which is what this is about.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget?.closest('[role="dialog"], [role="menu"]')) place.current = undefined;
    },
  };
};
