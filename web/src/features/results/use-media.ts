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

/** Whether the page is being printed: what is collapsed on the screen must be open on paper. */
export const usePrinting = (): boolean => useMedia('print');

/** Whether the window is no wider than a tablet: there what is not needed all the time stands in a menu. */
export const useTablet = (): boolean => useMedia('screen and (max-width: 62em)');

/** Whether the window is as narrow as a phone: there less is open at first. Paper never is, however narrow. */
export const usePhone = (): boolean => useMedia('screen and (max-width: 40em)');
