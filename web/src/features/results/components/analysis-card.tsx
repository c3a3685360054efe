import type { Response, Ticket } from '@exit-tickets/contracts';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../api/call-error.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { WorkProgress } from '../../../components/work-progress.tsx';
import { analysisQuery } from '../api/results-queries.ts';
import { useAnalyze } from '../api/use-analyze.ts';
import classes from '../results.module.css';
import { AnalysisReport } from './analysis-report.tsx';

interface AnalysisCardProps {
  ticket: Ticket;
  responses: Response[];
  isOpen: boolean;
}

const Invitation = ({ ticket, responses, isOpen, onStart }: AnalysisCardProps & { onStart: () => void }) => {
  const { t } = useTranslation('results');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, progress } = useAnalyze(ticket.id, ticket.originalContent);
  const hasNone = responses.length === 0;
  // The button that had it made gives way to how far it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it starts
  useEffect(() => {
    if (isPending) onStart();
  }, [isPending]);
  if (isPending) return <WorkProgress label={t('analysis.busy')} progress={progress} />;
  return (
    <div className={classes.invitation}>
      <div>
        <p>{t('analysis.intro')}</p>
        <p className={classes.muted}>{hasNone ? t('analysis.nothingYet') : isOpen && t('analysis.closes')}</p>
      </div>
      <Button
        className={classes.noPrint}
        disabled={hasNone}
        onClick={() => {
          if (isOpen) setAsking(true);
          else mutate();
        }}
      >
        {t(isOpen ? 'analysis.runAndClose' : 'analysis.run')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('analysis.confirmTitle')}
        text={t('analysis.confirmText')}
        confirm={t('analysis.runAndClose')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
      />
    </div>
  );
};

/** The analysis, or the button that has it made. */
export const AnalysisCard = (props: AnalysisCardProps) => {
  const { ticket, responses } = props;
  const { t } = useTranslation(['results', 'common']);
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery({ ...analysisQuery(ticket.id), enabled: ticket.isAnalyzed });
  const heading = useRef<HTMLHeadingElement>(null);
  const reportTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (data && document.activeElement === heading.current) reportTitle.current?.focus({ preventScroll: true });
  }, [data]);
  const isGone = error instanceof CallError && error.code === 'analysis_not_found';
  const renderContent = () => {
    if (data)
      return (
        <AnalysisReport titleRef={reportTitle} analysis={data} questions={ticket.questions} responses={responses} />
      );
    if (isFetching) return <Text className={classes.late}>{t('common:loading')}</Text>;
    if (!error || isGone) return <Invitation {...props} onStart={() => heading.current?.focus()} />;
    return (
      <div role="alert">
        <Text fw={600}>{t('analysis.loadFailed')}</Text>
        <Text mb="sm">{errorText(error)}</Text>
        <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
      </div>
    );
  };
  return (
    <section className={classes.section} aria-labelledby="analysis">
      <Title order={2} ref={heading} tabIndex={-1} id="analysis" className={classes.sectionTitle}>
        {t('analysis.title')}
      </Title>
      <div className={classes.analysis}>{renderContent()}</div>
    </section>
  );
};
