import { useEffect, useState } from 'react';

const refreshMs = 30_000;

/** The current time, refreshed often enough for what is shown in minutes. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
