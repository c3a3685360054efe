import { limits } from '@exit-tickets/contracts/rules';
import { useState } from 'react';
import { usePhone, usePrinting } from '../use-media.ts';

/** A phone shows as many at first; elsewhere it is all of the largest class. */
const rowsOnPhone = 5;

/** What is shown of a list of pupils: on a phone the first of them until one asks for all, on paper all. */
export const useFirstRows = <Row>(rows: readonly Row[]) => {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const maxRows = usePhone() ? rowsOnPhone : limits.totalStudents.max;
  return {
    shown: isWhole || isPrinting ? rows : rows.slice(0, maxRows),
    hasMore: rows.length > maxRows,
    isWhole,
    setWhole,
  };
};
