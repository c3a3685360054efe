import { limits } from '@exit-tickets/contracts/rules';
import { useState } from 'react';
import { usePhone, usePrinting } from '../use-media.ts';

const fewRows = 5;

/**
 * What is shown of a list of students: the first of them until one asks for all, on paper all.
 * @param isGlance whether it is a glance at the class: then few are enough on a phone only
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
