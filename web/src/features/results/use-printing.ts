import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia('print');
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the page is being put on paper: what is folded on the screen cannot be opened there. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia('print').matches);
