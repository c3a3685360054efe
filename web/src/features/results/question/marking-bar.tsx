import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconArrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusRow, nextUndecidedRow } from '../judging/marking-rows.ts';
import { useJudgingActions } from '../judging/use-judging.ts';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './marking-bar.module.css';

interface MarkingBarProps {
  answersLeft: number;
  canUndo: boolean;
  /** Number of marks waiting until the server can be reached again. */
  waiting: number;
  /** Undefined until marking has begun. */
  currentRow: string | undefined;
  /** The next action once all is judged. */
  next: ReactNode;
}

/** A sticky bar under the questions: answers left, unsent marks, undo, and the next row. */
export const MarkingBar = ({ answersLeft, canUndo, waiting, currentRow, next }: MarkingBarProps) => {
  const { t } = useTranslation('results');
  const { undo } = useJudgingActions();
  if (!canUndo && (answersLeft === 0 || currentRow === undefined)) return null;
  return (
    <Group gap="8px 12px" className={classes.markingBar} data-no-print>
      <span role="status">{waiting > 0 && <b>{t('judging.waiting', { count: waiting })}</b>}</span>
      {/* The next action implies it and needs the space. */}
      <span className={next ? visuallyHidden.always : undefined}>
        {answersLeft > 0
          ? t('judging.stillLeft', { answers: t('questions.answers', { count: answersLeft }) })
          : t('judging.allJudged')}
      </span>
      {canUndo && (
        <Button variant="default" data-action="undo" onClick={undo}>
          {/* Icon only on a phone: the back arrow is well known. */}
          <IconArrowBackUp size={18} aria-hidden />
          <span className={visuallyHidden.upTo48em}>{t('judging.undo')}</span>
        </Button>
      )}
      {answersLeft > 0 && (
        <Button variant="default" onClick={() => focusRow(nextUndecidedRow(currentRow))}>
          <IconArrowDown size={18} aria-hidden />
          {t('judging.next')}
        </Button>
      )}
      {next}
    </Group>
  );
};
