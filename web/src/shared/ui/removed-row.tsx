import { limits } from '@exit-tickets/contracts/rules';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './removed-row.module.css';

interface RemovedRowProps {
  /** Says what was removed. */
  children: ReactNode;
  /** Its time runs. */
  isRunning: boolean;
  /** Has the focus afterwards where no row beside it has a button. */
  last: () => HTMLElement | null | undefined;
  onUndo: () => void;
  onExpire: () => void;
}

/** Stands for a moment where a row of a list was, to bring it back. It has the focus that the row had. */
export const RemovedRow = ({ children, isRunning, last, onUndo, onExpire }: RemovedRowProps) => {
  const { t } = useTranslation();
  const row = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const id = useId();
  const latest = useRef({ onExpire, last });
  latest.current = { onExpire, last };
  useEffect(() => undo.current?.focus(), []);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      const hadFocus = row.current?.contains(document.activeElement);
      const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
      const next = neighbour?.querySelector('button') ?? latest.current.last();
      latest.current.onExpire();
      if (hadFocus) next?.focus();
    }, limits.undoRemovalSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return (
    <li ref={row} className={classes.removed}>
      <p id={id} role="status">
        {children}
      </p>
      <Button ref={undo} variant="default" aria-describedby={id} onClick={onUndo}>
        <IconArrowBackUp size={18} aria-hidden />
        <span className={classes.word}>{t('undoRemoval')}</span>
      </Button>
    </li>
  );
};
