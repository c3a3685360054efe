import { compareTallies } from '@exit-tickets/answer-groups/comparison';
import type { EarlierResult, Question, Ticket } from '@exit-tickets/contracts';
import { type AnswerCounts, foldClassName, isAssessed, isInOwnWords } from '@exit-tickets/contracts/rules';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { earlierResultsQuery } from '../api/ticket-reads.ts';
import resultsClasses from '../results.module.css';

interface EarlierResults {
  className: string | null;
  results: readonly EarlierResult[];
}

const EarlierContext = createContext<EarlierResults>({ className: null, results: [] });

/** Loads the earlier results of the questions that this ticket asks again. */
export const EarlierProvider = ({ ticket, children }: { ticket: Ticket; children: ReactNode }) => {
  const enabled = ticket.questions.some(({ origin }) => origin !== undefined);
  const { data } = useQuery({ ...earlierResultsQuery(ticket.id), enabled, meta: { isOptional: true } });
  const { className } = ticket;
  const value = useMemo(() => ({ className, results: data ?? [] }), [className, data]);
  return <EarlierContext.Provider value={value}>{children}</EarlierContext.Provider>;
};

interface EarlierLineProps {
  question: Question;
  /** The current result. */
  tally: AnswerCounts;
}

/** Compares the earlier result of a question with the current one; renders nothing if it was not asked before. */
export const EarlierLine = ({ question, tally }: EarlierLineProps) => {
  const { t } = useTranslation('results');
  const { className, results } = useContext(EarlierContext);
  const found = results.find((one) => one.questionId === question.id);
  if (!found) return null;
  const { kind, earlier } = found;
  if (!earlier) return <p className={resultsClasses.later}>{t('earlier.gone')}</p>;
  if (!earlier.tally) return <p className={resultsClasses.later}>{t('earlier.notCounted')}</p>;
  const { before, now, says } = compareTallies(earlier.tally, tally, earlier.candidates);
  const isOtherClass = earlier.className !== null && foldClassName(earlier.className) !== foldClassName(className);
  const areInOwnWords = isInOwnWords(question);
  const isOtherwiseAnswered = (earlier.isInOwnWords ?? areInOwnWords) !== areInOwnWords;
  const counts = { right: before.right, total: before.total, nowRight: now.right, nowTotal: now.total };
  const sentences = [
    ...(isAssessed(earlier.tally) ? [t(isAssessed(tally) ? 'earlier.counts' : 'earlier.before', counts)] : []),
    t(`earlier.kind.${kind}`),
    ...(isOtherwiseAnswered ? [t(areInOwnWords ? 'earlier.nowInOwnWords' : 'earlier.nowChosen')] : []),
    ...(says === 'unjudged' ? [t('earlier.unjudged', { before: before.unjudged, now: now.unjudged })] : []),
    ...(says === 'chance' ? [t('earlier.chance')] : []),
    ...(isOtherClass ? [t('earlier.otherClass', { className: earlier.className })] : []),
  ];
  return <p className={resultsClasses.later}>{sentences.join(' ')}</p>;
};
