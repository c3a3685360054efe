import { useEffect } from 'react';

const isNowhere = (): boolean => document.activeElement === document.body;

/** Leads the keyboard to the heading of the screen when what it was on has gone. */
export const focusScreen = (): void => {
  if (isNowhere()) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};

/**
 * Does so whenever a screen takes the place of another. One that came with the page leaves the keyboard at its start,
 * before the link that skips the navigation.
 */
export const useScreenFocus = (title: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title tells screens apart
  useEffect(() => {
    if (navigator.userActivation.hasBeenActive) focusScreen();
  }, [title]);
};
