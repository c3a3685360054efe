import { useCallback, useSyncExternalStore } from 'react';

const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};

/** Whether the page is being printed: what is collapsed on screen must be expanded on paper. */
export const usePrinting = (): boolean => useMedia('print');

/** Whether the window is no wider than a tablet: rarely used controls then move to a menu. */
export const useTablet = (): boolean => useMedia('screen and (max-width: 62em)');

/** Whether the window is as narrow as a phone: less is expanded at first. Never true in print. */
export const usePhone = (): boolean => useMedia('screen and (max-width: 40em)');
