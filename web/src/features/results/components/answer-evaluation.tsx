import type { Question } from '@exit-tickets/contracts';
import { Anchor } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { evaluationQuery } from '../api/results-queries.ts';
import classes from '../results.module.css';

interface AnswerEvaluationProps {
  ticketId: string;
  question: Question;
  answer: string;
  lessonContent: string | undefined;
}

/** What the AI says of an answer; one that failed counts for nothing and can be asked again (design section 4.17). */
export const AnswerEvaluation = (props: AnswerEvaluationProps) => {
  const { t } = useTranslation('results');
  const { data, isFetching, refetch } = useQuery(evaluationQuery(props));
  if (isFetching)
    return (
      <div className={classes.evaluation} role="status">
        {t('evaluation.busy')}
      </div>
    );
  if (!data)
    return (
      <div className={classes.evaluation}>
        <span className={classes.verdict}>
          <IconAlertCircle size={20} aria-hidden />
          {t('evaluation.failed')}
        </span>
        <Anchor component="button" onClick={() => void refetch()}>
          {t('evaluation.retry')}
        </Anchor>
      </div>
    );
  const Icon = data.isCorrect ? IconCircleCheck : IconPencil;
  return (
    <div className={classes.evaluation}>
      <span className={classes.verdict} data-correct={data.isCorrect}>
        <Icon size={20} aria-hidden />
        <span>{t(data.isCorrect ? 'evaluation.correct' : 'evaluation.improvable')}</span>
        <span className={classes.score}>{t('evaluation.score', { score: data.score })}</span>
      </span>
      <p>{data.explanation}</p>
    </div>
  );
};
