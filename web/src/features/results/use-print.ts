import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What goes on paper: the analysis and the class at a glance, the answers as well, or the groups alone. */
export type Printed = 'summary' | 'answers' | 'groups';

/** Prints a part of the results. The browser's own command prints the summary; style sheets read `data-print` of the page. */
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
