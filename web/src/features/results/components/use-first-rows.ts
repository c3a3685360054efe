import { useState } from 'react';
import { usePrinting } from '../use-media.ts';

/** Rows of a list of students that are shown at first. */
export const fewStudents = 5;

/** The rows of a list that are shown: the first ones until all are requested; in print, all. */
export const useFirstRows = <Row>(rows: readonly Row[], maxRows: number) => {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  return {
    shown: isWhole || isPrinting ? rows : rows.slice(0, maxRows),
    hasMore: rows.length > maxRows,
    isWhole,
    setWhole,
  };
};
