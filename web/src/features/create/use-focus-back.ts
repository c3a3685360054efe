import { type RefObject, useEffect, useRef } from 'react';

/** Leads the keyboard back to a field when the work that stood in its way has ended and took the keyboard with it. */
export const useFocusBack = (isBusy: boolean, field: RefObject<HTMLElement | null>): void => {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) field.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy, field]);
};
