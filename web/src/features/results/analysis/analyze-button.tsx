import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/screen/confirm-dialog.tsx';
import type { AnalyzeTicket } from '../api/analyze-ticket.ts';
import type { QuestionLeft, WorkLeft } from '../judging/groups.ts';
import { firstUndecidedRow, focusRow } from '../judging/marking-rows.ts';
import resultsClasses from '../results.module.css';

interface AnalyzeButtonProps {
  analyze: AnalyzeTicket;
  /** Whether students can still answer; analysing then closes the ticket. */
  isOpen: boolean;
  hasResponses: boolean;
  work: WorkLeft;
  /** The question that takes the least time to judge. */
  quickest: QuestionLeft | undefined;
}

/**
 * Analyses the answers: the next step once everything is judged. Asks first when this closes the ticket, and while
 * groups are unjudged, because judging them first improves the analysis.
 */
export const AnalyzeButton = ({ analyze, isOpen, hasResponses, work, quickest }: AnalyzeButtonProps) => {
  const { t } = useTranslation('results');
  const [isConfirming, setConfirming] = useState(false);
  const answers = t('questions.answers', { count: work.answers });
  const time = t('judging.minutes', { count: work.minutes });
  const hasWork = work.groups > 0;
  const judgeFirst = () => {
    setConfirming(false);
    // Wait until the dialog has returned the focus to its button.
    setTimeout(() => focusRow(firstUndecidedRow(quickest?.judged.question.id)), 200);
  };
  return (
    <>
      <Button
        data-no-print
        variant={hasWork ? 'default' : 'filled'}
        disabled={!hasResponses || analyze.isPending}
        onClick={() => {
          if (isOpen || hasWork) setConfirming(true);
          else analyze.mutate({ renew: false });
        }}
      >
        {t(isOpen ? 'analysis.runAndClose' : 'analysis.run')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={t(isOpen ? 'analysis.confirmTitle' : 'analysis.confirmRun')}
        {...(isOpen && { text: t('analysis.confirmText') })}
        confirm={t(isOpen ? 'analysis.runAndClose' : 'analysis.run')}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          analyze.mutate({ renew: false });
        }}
      >
        {hasWork && (
          <div className={resultsClasses.notice}>
            <Text>{t('analysis.unjudged', { answers, time })}</Text>
            {quickest && (
              <Button variant="default" onClick={judgeFirst}>
                {t('analysis.judgeFirst', { place: quickest.judged.place, count: quickest.work.minutes })}
              </Button>
            )}
          </div>
        )}
      </ConfirmDialog>
    </>
  );
};
