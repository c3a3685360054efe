import { useEffect, useState } from 'react';
import { createRetryDelay } from './retry.ts';

/** A delay between two attempts that ends early when the network returns or the page becomes visible. */
export const useRetryDelay = () => {
  const [retryDelay] = useState(createRetryDelay);
  useEffect(() => {
    const interruptIfVisible = () => {
      if (document.visibilityState === 'visible') retryDelay.interrupt();
    };
    window.addEventListener('online', interruptIfVisible);
    document.addEventListener('visibilitychange', interruptIfVisible);
    return () => {
      window.removeEventListener('online', interruptIfVisible);
      document.removeEventListener('visibilitychange', interruptIfVisible);
    };
  }, [retryDelay]);
  return retryDelay;
};
