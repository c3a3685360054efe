import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a field again once the work that replaced it has ended and the control that had the focus is gone. */
export const useRestoreFocus = (isBusy: boolean, field: RefObject<HTMLElement | null>): void => {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) field.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy, field]);
};
