import { limits } from '@exit-tickets/contracts/rules';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import resultsClasses from '../results.module.css';
import classes from './removed-row.module.css';

interface RemovedRowProps {
  studentName: string;
  isAnalyzed: boolean;
  /** The server has removed it: from now on its time runs. */
  isConfirmed: boolean;
  onUndo: () => void;
  onExpire: () => void;
}

/** Stands for a moment where a response was, to bring it back. It has the focus that the response had. */
export const RemovedRow = ({ studentName, isAnalyzed, isConfirmed, onUndo, onExpire }: RemovedRowProps) => {
  const { t } = useTranslation('results');
  const row = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const id = useId();
  const expire = useRef(onExpire);
  expire.current = onExpire;
  useEffect(() => undo.current?.focus(), []);
  useEffect(() => {
    if (!isConfirmed) return;
    const timer = setTimeout(() => {
      const hadFocus = row.current?.contains(document.activeElement);
      const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
      const next = neighbour?.querySelector('button') ?? document.getElementById('students');
      expire.current();
      if (hadFocus) next?.focus();
    }, limits.undoRemovalSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [isConfirmed]);
  return (
    <li ref={row} className={`${classes.removed} ${resultsClasses.noPrint}`}>
      <p id={id} role="status">
        {t('removal.done', { name: studentName })} {isAnalyzed && t('removal.dropsAnalysis')}
      </p>
      <Button ref={undo} variant="default" aria-describedby={id} onClick={onUndo}>
        <IconArrowBackUp size={18} aria-hidden />
        <span className={classes.word}>{t('removal.undo')}</span>
      </Button>
    </li>
  );
};
