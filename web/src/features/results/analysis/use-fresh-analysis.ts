import { useEffect, useEffectEvent, useRef } from 'react';

/** Long enough for a series of marks to cause one renewal, in ms. */
const renewAfterMs = 1_500;

/**
 * Renews the analysis after verdicts have changed, where that needs no model. Tries once per state of the verdicts:
 * after a failure the teacher can retry, but there are no automatic retries.
 * @param outdatedBy identifies the state of the verdicts; undefined if there is nothing to renew
 */
export const useFreshAnalysis = (outdatedBy: string | undefined, renew: () => void): void => {
  const renewNow = useEffectEvent(renew);
  const tried = useRef<string>(undefined);
  useEffect(() => {
    if (outdatedBy === undefined || outdatedBy === tried.current) return;
    const timer = setTimeout(() => {
      tried.current = outdatedBy;
      renewNow();
    }, renewAfterMs);
    return () => clearTimeout(timer);
  }, [outdatedBy]);
};
