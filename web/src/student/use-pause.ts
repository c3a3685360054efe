import { useEffect, useState } from 'react';
import { createPause } from './persist.ts';

/** A pause between two tries that ends early when the network is back or the page comes to the front. */
export const usePause = () => {
  const [pause] = useState(createPause);
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') pause.nudge();
    };
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [pause]);
  return pause;
};
