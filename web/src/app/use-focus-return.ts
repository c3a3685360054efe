import { useCallback, useRef } from 'react';
import { focusScreen } from '../shared/screen/use-screen-focus.ts';

/** Returns the focus to the opener when a dialog closes. */
export const useFocusReturn = () => {
  const opener = useRef<Element | null>(null);
  const rememberOpener = useCallback((element = document.activeElement) => {
    opener.current = element;
  }, []);
  /** Keeps the first opener when one dialog replaces another. */
  const rememberFirstOpener = useCallback(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) rememberOpener();
  }, [rememberOpener]);
  const focusOpener = useCallback(() => {
    // The focus trap ends only when the dialog is unmounted. The page behind must not scroll.
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
      else focusScreen();
    });
  }, []);
  return { rememberOpener, rememberFirstOpener, focusOpener };
};
