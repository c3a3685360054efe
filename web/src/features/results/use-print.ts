import { useWindowEvent } from '@mantine/hooks';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is printed: the analysis and the class overview, the answers as well, or the groups alone. */
type Printed = 'summary' | 'answers' | 'groups';

/** Prints a part of the results. The browser's print command prints the summary; style sheets use `data-print`. */
export const usePrint = () => {
  const [printed, setPrinted] = useState<Printed>('summary');
  useLayoutEffect(() => {
    document.documentElement.dataset.print = printed;
    return () => {
      delete document.documentElement.dataset.print;
    };
  }, [printed]);
  useWindowEvent('afterprint', () => setPrinted('summary'));
  return (what: Printed) => {
    flushSync(() => setPrinted(what));
    window.print();
  };
};
