import { limits } from '@exit-tickets/contracts/rules';
import { useState } from 'react';
import { usePhone, usePrinting } from '../use-media.ts';

const fewRows = 5;

/**
 * The rows of a list of students that are shown: the first ones until all are requested; in print, all.
 * @param isGlance whether it is the class overview, which is shortened only on a phone
 */
export const useFirstRows = <Row>(rows: readonly Row[], isGlance = false) => {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const isPhone = usePhone();
  const maxRows = isGlance && !isPhone ? limits.totalStudents.max : fewRows;
  return {
    shown: isWhole || isPrinting ? rows : rows.slice(0, maxRows),
    hasMore: rows.length > maxRows,
    isWhole,
    setWhole,
  };
};
