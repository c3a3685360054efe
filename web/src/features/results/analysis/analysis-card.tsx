import type { Analysis, Response, Ticket } from '@exit-tickets/contracts';
import { Button, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode, needsLogin } from '../../../shared/api/call-error.ts';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { errorText } from '../../../shared/screen/error-text.ts';
import { useLoadError } from '../../../shared/screen/use-load-error.ts';
import { WorkProgress } from '../../../shared/ui/work-progress.tsx';
import type { AnalyzeTicket } from '../api/analyze-ticket.ts';
import resultsClasses from '../results.module.css';
import classes from './analysis-card.module.css';
import { AnalysisReport } from './analysis-report.tsx';

interface AnalysisCardProps {
  ticket: Ticket;
  responses: Response[];
  isOpen: boolean;
  /** Whether verdicts have changed since the analysis, and it does not renew itself. */
  isOutdated: boolean;
  stored: UseQueryResult<Analysis>;
  analyze: AnalyzeTicket;
  /** The heading that comes first once there is an analysis. */
  nextHeading: RefObject<HTMLHeadingElement | null>;
  /** The button that starts the analysis, where the page header has no room for it. */
  action: ReactNode;
}

/** Whether the error only means that there is no analysis yet. */
export const isNoAnalysis = (error: unknown): boolean => hasCode(error, 'analysis_not_found');

/** What an analysis provides, and that it closes the ticket. */
const Invitation = ({ responses, isOpen, action }: AnalysisCardProps) => {
  const { t } = useTranslation('results');
  const hasNone = responses.length === 0;
  return (
    <>
      <p>{t('analysis.intro')}</p>
      <p className={resultsClasses.muted}>{hasNone ? t('analysis.nothingYet') : isOpen && t('analysis.closes')}</p>
      {action}
    </>
  );
};

/** Why the last attempt failed; an earlier analysis stays below. */
const Failure = ({ analyze }: { analyze: AnalyzeTicket }) => {
  const { t } = useTranslation(['results', 'common']);
  const { error, variables, mutate } = analyze;
  const hasNothing = hasCode(error, 'no_responses');
  return (
    <div className={resultsClasses.notice} role="alert">
      <p>
        <b>{t(hasNothing ? 'analysis.noData' : 'analysis.failed')}</b> {errorText(error)}
      </p>
      {!hasNothing && (
        <Button variant="default" onClick={() => mutate(variables ?? { renew: false })}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  );
};

/** The analysis with its errors, or what to know before starting one. */
export const AnalysisCard = (props: AnalysisCardProps) => {
  const { ticket, responses, isOutdated, stored, analyze, nextHeading } = props;
  const { t } = useTranslation(['results', 'common']);
  const { data, isFetching, refetch } = stored;
  const error = useLoadError(stored);
  const heading = useRef<HTMLHeadingElement>(null);
  // Progress replaces the button, then the report replaces the progress: the focus follows, except during marking.
  const isFirst = analyze.isPending && !analyze.variables?.renew;
  useEffect(() => {
    if (isFirst) heading.current?.focus();
  }, [isFirst]);
  const wasAsked = analyze.variables !== undefined && !analyze.variables.renew;
  const isReport = data !== undefined;
  useEffect(() => {
    if (!isReport || !wasAsked) return;
    // The card moves once the ticket is analysed, and the focus on the progress is lost.
    const { activeElement, body } = document;
    if (activeElement !== heading.current && activeElement !== body) return;
    window.scrollTo({ top: 0 });
    nextHeading.current?.focus({ preventScroll: true });
  }, [isReport, wasAsked, nextHeading]);

  const renderContent = () => {
    const progress = analyze.isPending && <WorkProgress label={t('analysis.busy')} progress={analyze.progress} />;
    if (data)
      return (
        <>
          {progress}
          <AnalysisReport
            analysis={data}
            questions={ticket.questions}
            responses={responses}
            isOutdated={isOutdated}
            onRenew={() => analyze.mutate({ renew: true })}
          />
        </>
      );
    if (progress) return progress;
    if (error && !isNoAnalysis(error))
      return (
        <div role="alert">
          <Text fw={600}>{t('analysis.loadFailed')}</Text>
          <Text mb="sm">{errorText(error)}</Text>
          <BusyButton onClick={() => void refetch()} isBusy={isFetching}>
            {t('common:retry')}
          </BusyButton>
        </div>
      );
    if (isFetching) return <Text data-late>{t('common:loading')}</Text>;
    return <Invitation {...props} />;
  };
  return (
    <section className={resultsClasses.section} aria-labelledby="analysis">
      <Title order={2} ref={heading} tabIndex={-1} id="analysis" className={resultsClasses.sectionTitle}>
        {t('analysis.title')}
      </Title>
      <div className={classes.analysis}>
        {/* An expired login is reported by the login dialog. */}
        {analyze.isError && !needsLogin(analyze.error) && <Failure analyze={analyze} />}
        {renderContent()}
      </div>
    </section>
  );
};
