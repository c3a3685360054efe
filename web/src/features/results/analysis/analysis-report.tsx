import {
  type Analysis,
  type AnalysisSection,
  analysisSections,
  type Question,
  type Response,
} from '@exit-tickets/contracts';
import { ActionIcon, Button, Title, Tooltip } from '@mantine/core';
import { IconChevronDown, IconInfoCircle } from '@tabler/icons-react';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import resultsClasses from '../results.module.css';
import { type Quote, quotesFor } from '../results.ts';
import classes from './analysis-report.module.css';

interface AnalysisReportProps {
  analysis: Analysis;
  questions: readonly Question[];
  responses: readonly Response[];
}

const Evidence = ({ quotes }: { quotes: Quote[] }) => {
  const { t } = useTranslation('results');
  return (
    <details className={classes.evidence}>
      <summary>{t('analysis.evidence', { count: quotes.length })}</summary>
      {quotes.map(({ responseId, studentName, place, quote }) => (
        <blockquote key={`${responseId} ${place} ${quote}`}>
          {t('judging.quote', { answer: quote })}
          <cite>
            {studentName ? t('analysis.quoteFrom', { name: studentName, place }) : t('questions.place', { place })}
          </cite>
        </blockquote>
      ))}
    </details>
  );
};

const NamesTip = () => {
  const { t } = useTranslation('results');
  return (
    <Tooltip label={t('analysis.namesTip')}>
      <ActionIcon aria-label={t('analysis.namesTipLabel')} data-no-print>
        <IconInfoCircle size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
};

/** A collapsed section of the analysis; the plan for the next lesson is above it. */
const Fold = ({ name, children }: PropsWithChildren<{ name: AnalysisSection | 'overallPerformance' }>) => {
  const { t } = useTranslation('results');
  return (
    <details className={classes.part} data-section={name}>
      <summary>
        <Title order={3} size="h4">
          {t(`analysis.${name}`)}
        </Title>
        <IconChevronDown className={classes.chevron} size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
};

const Part = ({ section, analysis, questions, responses }: AnalysisReportProps & { section: AnalysisSection }) => {
  const { t } = useTranslation('results');
  const points = analysis[section];
  const isWaiting = analysis.tallies.some(({ unjudged }) => unjudged > 0);
  return (
    <Fold name={section}>
      {section === 'individualConcerns' && <NamesTip />}
      {points.length === 0 && (
        <p className={resultsClasses.muted}>{t(isWaiting ? 'analysis.notYet' : 'analysis.none')}</p>
      )}
      <ul>
        {points.map((point, index) => {
          const quotes = quotesFor(analysis, section, index, questions, responses);
          return (
            <li key={point}>
              {point}
              {quotes.length > 0 && <Evidence quotes={quotes} />}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
};

interface ReportProps extends AnalysisReportProps {
  /** Whether verdicts have changed since the analysis. */
  isOutdated: boolean;
  onRenew: () => void;
}

/** The stored analysis, with the answers that support each point. */
export const AnalysisReport = ({ isOutdated, onRenew, ...props }: ReportProps) => {
  const { analysis, responses } = props;
  const { t } = useTranslation(['results', 'common']);
  const later = responses.length - analysis.responseCount;
  return (
    <>
      {isOutdated && (
        <div className={resultsClasses.notice}>
          <p>{t('analysis.outdated')}</p>
          <Button data-no-print onClick={onRenew}>
            {t('analysis.renew')}
          </Button>
        </div>
      )}
      {analysis.withoutModel && (
        <div className={resultsClasses.notice}>
          <p>
            <b>{t('analysis.withoutModel')}</b> {t(`common:errors.${analysis.withoutModel}`)}
          </p>
          {!isOutdated && (
            <Button variant="default" data-no-print onClick={onRenew}>
              {t('analysis.renew')}
            </Button>
          )}
        </div>
      )}
      {later > 0 && <p className={resultsClasses.later}>{t('analysis.later', { count: later })}</p>}
      <div className={classes.parts}>
        <Fold name="overallPerformance">
          <p>{analysis.overallPerformance}</p>
          <p className={resultsClasses.muted}>{t('analysis.basis', { count: analysis.responseCount })}</p>
        </Fold>
        {analysisSections.map((section) => (
          <Part key={section} section={section} {...props} />
        ))}
      </div>
    </>
  );
};
