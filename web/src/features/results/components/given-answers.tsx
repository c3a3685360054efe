import { limits } from '@exit-tickets/contracts/rules';
import { Anchor } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../results.module.css';
import type { GivenAnswer } from '../results.ts';

/** Answers as they were given, one by one with the name: the first 3, and all when asked (specification section 2). */
export const GivenAnswers = ({ answers }: { answers: GivenAnswer[] }) => {
  const { t } = useTranslation('results');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const shown = isWhole ? answers : answers.slice(0, limits.resultsPreviewAnswers);
  if (answers.length === 0) return <p className={classes.muted}>{t('questions.noAnswers')}</p>;
  return (
    <>
      <ul className={classes.answers} id={id}>
        {shown.map(({ responseId, studentName, answer }) => (
          <li key={responseId}>
            <p>{answer}</p>
            <span className={classes.who}>{studentName}</span>
          </li>
        ))}
      </ul>
      {answers.length > limits.resultsPreviewAnswers && (
        <Anchor
          component="button"
          underline="always"
          className={`${classes.more} ${classes.noPrint}`}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('questions.seeLess') : t('questions.seeAll', { count: answers.length })}
        </Anchor>
      )}
    </>
  );
};
