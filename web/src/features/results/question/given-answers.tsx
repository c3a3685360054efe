import { limits } from '@exit-tickets/contracts/rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ShowAllButton } from '../components/show-all-button.tsx';
import { useFirstRows } from '../components/use-first-rows.ts';
import resultsClasses from '../results.module.css';
import type { GivenAnswer } from '../results.ts';
import classes from './given-answers.module.css';

interface GivenAnswersProps {
  answers: GivenAnswer[];
  /** One line per answer. */
  isCompact?: boolean;
}

/** Single answers with names: the first 3, or all on request (docs/product.md 2). */
export const GivenAnswers = ({ answers, isCompact = false }: GivenAnswersProps) => {
  const { t } = useTranslation('results');
  const id = useId();
  const { shown, hasMore, isWhole, setWhole } = useFirstRows(answers, limits.resultsPreviewAnswers);
  if (answers.length === 0) return <p className={resultsClasses.muted}>{t('questions.noAnswers')}</p>;
  return (
    <>
      <ul className={classes.answers} data-compact={isCompact || undefined} id={id}>
        {shown.map(({ responseId, studentName, answer }) => (
          <li key={responseId}>
            <p>{answer}</p>
            <span className={classes.who}>{studentName}</span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <ShowAllButton
          isWhole={isWhole}
          text={t('questions.showAll', { count: answers.length })}
          controls={id}
          onChange={setWhole}
        />
      )}
    </>
  );
};
