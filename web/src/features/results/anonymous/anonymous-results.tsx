import {
  type AnonymousAnalysis,
  type AnonymousQuestion,
  type AnonymousResults as Left,
  type Question,
  statusOf,
  type Ticket,
} from '@exit-tickets/contracts';
import { answersIn, isInOwnWords } from '@exit-tickets/contracts/rules';
import { ActionIcon, Menu, Title } from '@mantine/core';
import { IconCopy, IconDots, IconDownload, IconPrinter, IconUserShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../../shared/csv/save-table.ts';
import { useDialogs } from '../../../shared/dialogs.ts';
import { LoadFailed } from '../../../shared/screen/load-failed.tsx';
import { useLoadError } from '../../../shared/screen/use-load-error.ts';
import { StatusBadge } from '../../../shared/ticket/status-badge.tsx';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import { anonymityQuery } from '../api/anonymity.ts';
import { VerdictBar } from '../components/verdict-bar.tsx';
import { VerdictIcon } from '../components/verdict-icon.tsx';
import { EarlierLine, EarlierProvider } from '../follow-up/earlier-line.tsx';
import { CopiesLink } from '../page/copies-link.tsx';
import { ResultsBar } from '../page/results-bar.tsx';
import headClasses from '../page/results-head.module.css';
import { ResultsSkeleton } from '../page/results-skeleton.tsx';
import { Distribution } from '../question/distribution.tsx';
import questionClasses from '../question/question-results.module.css';
import resultsClasses from '../results.module.css';
import classes from './anonymous-results.module.css';
import { classAnalysisTable, countsTable } from './counts-table.ts';

interface LeftProps {
  ticket: Ticket;
  results: Left;
}

const More = ({ ticket, results }: LeftProps) => {
  const { t } = useTranslation(['results', 'tickets']);
  const { openCopy, openHandOver } = useDialogs();
  const { analysis } = results;
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <ActionIcon variant="default" size={40} aria-label={t('head.more')}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          {t('print')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={18} />}
          onClick={() => saveTable(countsTable(ticket.questions, results, t), ticket.title, t('anonymous.file'))}
        >
          {t('anonymous.download')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={18} />}
          disabled={!analysis}
          onClick={() => {
            if (analysis) saveTable(classAnalysisTable(analysis, t), ticket.title, t('csv.analysisFile'));
          }}
        >
          {t('csv.analysis')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => openCopy(ticket)}>
          {t('tickets:copy.action')}
        </Menu.Item>
        <Menu.Item leftSection={<IconUserShare size={18} />} onClick={() => openHandOver(ticket)}>
          {t('tickets:handOver.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

const Head = ({ ticket, results }: LeftProps) => {
  const state = (
    <span className={headClasses.state}>
      <StatusBadge status={ticket.isArchived ? 'archived' : statusOf(ticket, new Date())} />
    </span>
  );
  return (
    <ResultsBar ticket={ticket} responseCount={results.responseCount} state={state}>
      <More ticket={ticket} results={results} />
    </ResultsBar>
  );
};

const Analysis = ({ analysis }: { analysis: AnonymousAnalysis }) => {
  const { t } = useTranslation('results');
  return (
    <section className={resultsClasses.section} aria-labelledby="analysis">
      <Title order={2} id="analysis" className={resultsClasses.sectionTitle}>
        {t('analysis.title')}
      </Title>
      <p>{analysis.overallPerformance}</p>
      {(['strugglingAreas', 'nextLessonSuggestions', 'strengths'] as const)
        .filter((section) => analysis[section].length > 0)
        .map((section) => (
          <div key={section} className={classes.part}>
            <Title order={3} size="h4">
              {t(`analysis.${section}`)}
            </Title>
            <ul>
              {analysis[section].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
};

/** Repeats each answer as often as it was counted. */
const counted = (chosen: AnonymousQuestion['chosen']) =>
  chosen.flatMap(({ answer, count }) => Array.from({ length: count }, () => ({ answer })));

const Groups = ({ left: { groups, hasVerdicts } }: { left: AnonymousQuestion }) => {
  const { t } = useTranslation('results');
  if (groups.length === 0) return <p className={`${resultsClasses.muted} ${classes.fall}`}>{t('anonymous.none')}</p>;
  return (
    <ul className={classes.groups}>
      {groups.map(({ wording, verdict, label, count }) => (
        <li key={`${verdict} ${label} ${wording}`} className={classes.group}>
          <span>
            <span className={classes.wording}>{wording}</span>
            {hasVerdicts && (
              <span className={classes.verdict}>
                <VerdictIcon verdict={verdict} size={16} /> {t(`judging.verdict.${verdict}`)}
                {label && label !== wording && `: ${label}`}
              </span>
            )}
          </span>
          <span className={classes.count}>{t('anonymous.students', { count })}</span>
        </li>
      ))}
    </ul>
  );
};

const OneQuestion = ({ question, place, left }: { question: Question; place: number; left: AnonymousQuestion }) => {
  const { t } = useTranslation('results');
  const count = answersIn(left.tally);
  return (
    <article className={questionClasses.question} aria-labelledby={`question-${question.id}`}>
      <Title order={3} size="h4" id={`question-${question.id}`} className={questionClasses.asked}>
        {question.text}
      </Title>
      <div className={questionClasses.questionHead}>
        <span className={resultsClasses.muted}>
          {t('questions.place', { place })}, {t('questions.answers', { count })}
        </span>
        {left.hasVerdicts && <VerdictBar tally={left.tally} />}
        <EarlierLine question={question} tally={left.tally} />
      </div>
      {isInOwnWords(question) ? (
        <Groups left={left} />
      ) : (
        <div className={classes.fall}>
          <Distribution question={question} answers={counted(left.chosen)} />
        </div>
      )}
    </article>
  );
};

/** Results of an anonymised ticket: counts, answers that several students gave, and the analysis of the class. */
export const AnonymousResults = ({ ticket }: { ticket: Ticket }) => {
  const { t, i18n } = useTranslation('results');
  const anonymity = useQuery(anonymityQuery(ticket.id, ticket.anonymizedAt));
  const error = useLoadError(anonymity);
  const { results, anonymizedAt } = anonymity.data ?? {};
  if (!results || !anonymizedAt) {
    if (!error) return <ResultsSkeleton />;
    const retry = () => void anonymity.refetch();
    return <LoadFailed title={t('loadFailed')} error={error} isBusy={anonymity.isFetching} onRetry={retry} />;
  }
  const date = dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(anonymizedAt));
  return (
    <>
      <Head ticket={ticket} results={results} />
      <CopiesLink ticket={ticket} />
      <div className={classes.page}>
        <p className={resultsClasses.later}>{t('anonymous.done', { date })}</p>
        {results.analysis && <Analysis analysis={results.analysis} />}
        <section className={resultsClasses.section} aria-labelledby="questions">
          <Title order={2} id="questions" className={resultsClasses.sectionTitle}>
            {t('questions.title')}
          </Title>
          <EarlierProvider ticket={ticket}>
            {ticket.questions.map((question, index) => {
              const left = results.questions.find(({ questionId }) => questionId === question.id);
              return left && <OneQuestion key={question.id} question={question} place={index + 1} left={left} />;
            })}
          </EarlierProvider>
        </section>
      </div>
    </>
  );
};
