import { limits } from '@exit-tickets/contracts/rules';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './removed-row.module.css';

interface RemovedRowProps {
  /** The message that names the removed item. */
  children: ReactNode;
  /** Whether the time to undo is running. */
  isRunning?: boolean;
  /** Gets the focus afterwards when no neighbouring row has a button. */
  last: () => HTMLElement | null | undefined;
  onUndo: () => void;
  onExpire: () => void;
}

/** Briefly replaces a removed row of a list and offers to undo it. It takes over the focus of the row. */
export const RemovedRow = ({ children, isRunning = true, last, onUndo, onExpire }: RemovedRowProps) => {
  const { t } = useTranslation();
  const row = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const id = useId();
  const expire = useEffectEvent(() => {
    const hadFocus = row.current?.contains(document.activeElement);
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const next = neighbour?.querySelector('button') ?? last();
    onExpire();
    if (hadFocus) next?.focus();
  });
  useEffect(() => undo.current?.focus(), []);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(expire, limits.undoRemovalSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return (
    <li ref={row} className={classes.removed} data-no-print>
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
