import { useCallback, useRef } from 'react';
import { focusScreen } from '../shared/screen/use-screen-focus.ts';

/** Closing a dialog returns the focus to where it was opened from. */
export const useFocusReturn = () => {
  const opener = useRef<Element | null>(null);
  const rememberOpener = useCallback((element = document.activeElement) => {
    opener.current = element;
  }, []);
  /** Past dialogs that took each other's place. */
  const rememberFirstOpener = useCallback(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) rememberOpener();
  }, [rememberOpener]);
  const focusOpener = useCallback(() => {
    // The focus trap lets go only once the dialog is unmounted. What was behind it stays where it was.
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
      else focusScreen();
    });
  }, []);
  return { rememberOpener, rememberFirstOpener, focusOpener };
};
