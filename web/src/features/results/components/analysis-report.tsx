import {
  type Analysis,
  type AnalysisSection,
  analysisSections,
  type Question,
  type Response,
} from '@exit-tickets/contracts';
import { ActionIcon, Button, Title, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { RefObject } from 'react';
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
            {studentName ? t('analysis.quoteFrom', { name: studentName, place }) : t('analysis.quoteGone', { place })}
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
      <ActionIcon aria-label={t('analysis.namesTipLabel')} className={resultsClasses.noPrint}>
        <IconInfoCircle size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
};

const Part = ({ section, analysis, questions, responses }: AnalysisReportProps & { section: AnalysisSection }) => {
  const { t } = useTranslation('results');
  const points = analysis[section];
  return (
    <section className={classes.part} data-section={section}>
      <div className={classes.partHead}>
        <Title order={3}>{t(`analysis.${section}`)}</Title>
        {section === 'individualConcerns' && <NamesTip />}
      </div>
      {points.length === 0 && <p className={resultsClasses.muted}>{t('analysis.none')}</p>}
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
    </section>
  );
};

/** With fewer responses there are no patterns to find. */
const minResponses = 5;

interface ReportProps extends AnalysisReportProps {
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Whether verdicts have changed since it was made. */
  isOutdated: boolean;
  onRenew: () => void;
}

/** The analysis as it was made, each point with the answers it rests on. */
export const AnalysisReport = ({ titleRef, isOutdated, onRenew, ...props }: ReportProps) => {
  const { analysis, responses } = props;
  const { t } = useTranslation(['results', 'common']);
  const later = responses.length - analysis.responseCount;
  const unjudged = analysis.tallies.reduce((total, tally) => total + tally.unjudged, 0);
  return (
    <>
      {isOutdated && (
        <div className={resultsClasses.notice}>
          <p>{t('analysis.outdated')}</p>
          <Button className={resultsClasses.noPrint} onClick={onRenew}>
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
            <Button variant="default" className={resultsClasses.noPrint} onClick={onRenew}>
              {t('analysis.renew')}
            </Button>
          )}
        </div>
      )}
      <Title order={3} mb={8} ref={titleRef} tabIndex={-1}>
        {t('analysis.overallPerformance')}
      </Title>
      <p className={classes.lead}>{analysis.overallPerformance}</p>
      <p className={resultsClasses.muted}>{t('analysis.basis', { count: analysis.responseCount })}</p>
      {analysis.responseCount < minResponses && <p className={resultsClasses.later}>{t('analysis.few')}</p>}
      {unjudged > 0 && <p className={resultsClasses.later}>{t('analysis.unjudgedThen', { count: unjudged })}</p>}
      {later > 0 && <p className={resultsClasses.later}>{t('analysis.later', { count: later })}</p>}
      <div className={classes.parts}>
        {analysisSections.map((section) => (
          <Part key={section} section={section} {...props} />
        ))}
      </div>
    </>
  );
};
