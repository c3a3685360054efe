import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia('print');
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the page is being printed: what is collapsed on the screen must be open on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia('print').matches);
