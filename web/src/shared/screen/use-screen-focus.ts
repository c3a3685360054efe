import { useEffect } from 'react';

const isFocusLost = (): boolean => document.activeElement === document.body;

/** Focuses the heading of the screen. A heading that is still loading gets the focus later if nothing else has it. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Focuses the heading of the screen when the focused element was removed. */
export const focusScreen = (): void => {
  if (isFocusLost()) focusHeading();
};

/**
 * Calls `focusScreen` whenever a screen replaces another. The first screen of a page leaves the focus at the top,
 * before the skip link. Safari before 16.4 and Firefox before 120 cannot distinguish the two cases.
 */
export const useScreenFocus = (title: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title identifies a screen
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive ?? true) focusScreen();
  }, [title]);
};
