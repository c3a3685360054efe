import { type RefObject, useEffect, useRef } from 'react';

/**
 * Passes on the content of a field at hydration. The landing page can be used before its script has loaded
 * (build/landing-pages.ts), so on a slow network the user may already have typed text or chosen a file.
 */
export const useEarlyInput = <Field extends HTMLElement>(
  field: RefObject<Field | null>,
  take: (field: Field) => void,
): void => {
  const first = useRef(take);
  useEffect(() => {
    if (field.current) first.current(field.current);
  }, [field]);
};
