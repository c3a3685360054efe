import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is printed: the analysis and the class overview, the answers as well, or the groups alone. */
export type Printed = 'summary' | 'answers' | 'groups';

/** Prints a part of the results. The browser's print command prints the summary; style sheets use `data-print`. */
export const usePrint = () => {
  const [printed, setPrinted] = useState<Printed>('summary');
  useLayoutEffect(() => {
    document.documentElement.dataset.print = printed;
    return () => {
      delete document.documentElement.dataset.print;
    };
  }, [printed]);
  useEffect(() => {
    const reset = () => setPrinted('summary');
    window.addEventListener('afterprint', reset);
    return () => window.removeEventListener('afterprint', reset);
  }, []);
  const print = useCallback((what: Printed) => {
    flushSync(() => setPrinted(what));
    window.print();
  }, []);
  return { printed, print };
};
