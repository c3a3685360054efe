import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hands over what the field holds when the app takes the page over. The landing page can be used before its script is there
 * (build/landing-pages.ts), and on a slow network somebody has chosen a file or typed by then.
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
