import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import type { AnalyzeTicket } from '../api/analyze-ticket.ts';
import type { WorkLeft } from '../judging/groups.ts';
import { firstUndecidedRow, focusRow } from '../judging/marking-rows.ts';
import classes from '../results.module.css';
import { useWorkLeftWords } from './work-left-words.ts';

interface AnalyzeButtonProps {
  analyze: AnalyzeTicket;
  /** Whether pupils can still answer: then analysing closes the ticket. */
  isOpen: boolean;
  hasResponses: boolean;
  work: WorkLeft;
}

/**
 * Has the answers analysed: the next thing to do once nothing waits for a verdict. It asks first when the ticket closes
 * with it, and when judging a few groups before would make it say more.
 */
export const AnalyzeButton = ({ analyze, isOpen, hasResponses, work }: AnalyzeButtonProps) => {
  const { t } = useTranslation('results');
  const [isAsking, setAsking] = useState(false);
  const { groups, time } = useWorkLeftWords(work);
  const hasWork = work.groups > 0;
  const judgeFirst = () => {
    setAsking(false);
    // The dialog gives the keyboard back to its button first.
    setTimeout(() => focusRow(firstUndecidedRow()), 200);
  };
  return (
    <>
      <Button
        className={classes.noPrint}
        variant={hasWork ? 'default' : 'filled'}
        disabled={!hasResponses || analyze.isPending}
        onClick={() => {
          if (isOpen || hasWork) setAsking(true);
          else analyze.mutate({ renew: false });
        }}
      >
        {t(isOpen ? 'analysis.runAndClose' : 'analysis.run')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t(isOpen ? 'analysis.confirmTitle' : 'analysis.confirmRun')}
        {...(isOpen && { text: t('analysis.confirmText') })}
        confirm={t(isOpen ? 'analysis.runAndClose' : 'analysis.run')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          analyze.mutate({ renew: false });
        }}
      >
        {hasWork && (
          <div className={classes.notice}>
            <Text>{t('analysis.unjudged', { groups, time })}</Text>
            <Button variant="default" onClick={judgeFirst}>
              {t('analysis.judgeFirst', { groups })}
            </Button>
          </div>
        )}
      </ConfirmDialog>
    </>
  );
};
