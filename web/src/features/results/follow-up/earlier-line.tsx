import { compareTallies } from '@exit-tickets/answer-groups/comparison';
import type { EarlierResult } from '@exit-tickets/contracts';
import { foldClassName } from '@exit-tickets/contracts/rules';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type JudgedQuestion, tallyOf } from '../judging/groups.ts';
import resultsClasses from '../results.module.css';

interface EarlierResults {
  className: string | null;
  results: readonly EarlierResult[];
}

const EarlierContext = createContext<EarlierResults>({ className: null, results: [] });

/** How the questions of a ticket that were asked before were answered then, and the class of the ticket. */
export const EarlierProvider = EarlierContext.Provider;

/** How a question was answered before beside how it is now, and what that says; nothing where it was not asked before. */
export const EarlierLine = ({ judged: { question, groups } }: { judged: JudgedQuestion }) => {
  const { t } = useTranslation('results');
  const { className, results } = useContext(EarlierContext);
  const found = results.find(({ questionId }) => questionId === question.id);
  if (!found) return null;
  const { kind, earlier } = found;
  if (!earlier) return <p className={resultsClasses.later}>{t('earlier.gone')}</p>;
  if (!earlier.tally) return <p className={resultsClasses.later}>{t('earlier.notCounted')}</p>;
  const tally = tallyOf(groups.flatMap(({ wordings }) => wordings));
  const { before, now, says } = compareTallies(earlier.tally, tally, earlier.candidates);
  const isOtherClass = earlier.className !== null && foldClassName(earlier.className) !== foldClassName(className);
  const sentences = [
    t('earlier.counts', { right: before.right, total: before.judged, nowRight: now.right, nowTotal: now.judged }),
    t(`earlier.kind.${kind}`),
    ...(says === 'unjudged' ? [t('earlier.unjudged', { before: before.unjudged, now: now.unjudged })] : []),
    ...(says === 'chance' ? [t('earlier.chance')] : []),
    ...(isOtherClass ? [t('earlier.otherClass', { className: earlier.className })] : []),
  ];
  return <p className={resultsClasses.later}>{sentences.join(' ')}</p>;
};
