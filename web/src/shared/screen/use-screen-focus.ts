import { useEffect } from 'react';

const isFocusLost = (): boolean => document.activeElement === document.body;

/** Focuses the heading of the screen; one that is still on its way takes the focus when it comes, as nothing else has it. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Focuses the heading of the screen when the focused element has gone. */
export const focusScreen = (): void => {
  if (isFocusLost()) focusHeading();
};

/**
 * Does so whenever a screen replaces another. The first screen of a page leaves the focus at the top, before the link
 * that skips the navigation. Safari before 16.4 and Firefox before 120 do not tell one from the other.
 */
export const useScreenFocus = (title: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title tells screens apart
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive ?? true) focusScreen();
  }, [title]);
};
