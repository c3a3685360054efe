import { useEffect, useRef } from 'react';

/** Long enough that a row of marks is one renewal. */
const renewAfterMs = 1_500;

/**
 * Works the analysis out anew once verdicts have changed, where that needs no model. Once for each state of the verdicts: what
 * fails is offered to the teacher, and never tried again and again.
 * @param outdatedBy tells the state of the verdicts; undefined while there is nothing to renew
 */
export const useFreshAnalysis = (outdatedBy: string | undefined, renew: () => void): void => {
  const latest = useRef(renew);
  latest.current = renew;
  const tried = useRef<string>(undefined);
  useEffect(() => {
    if (outdatedBy === undefined || outdatedBy === tried.current) return;
    const timer = setTimeout(() => {
      tried.current = outdatedBy;
      latest.current();
    }, renewAfterMs);
    return () => clearTimeout(timer);
  }, [outdatedBy]);
};
