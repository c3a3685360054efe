import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The present moment, kept fresh enough for what is shown in minutes. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
