import { type RefObject, useEffect, useRef } from 'react';

/** Gives a field the focus back once the work that replaced it has ended and its own control, with the focus, is gone. */
export const useRestoreFocus = (isBusy: boolean, field: RefObject<HTMLElement | null>): void => {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) field.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy, field]);
};
