import type { Question, Response } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/limits';
import { Anchor, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../results.module.css';
import { answersTo, distributionOf, type GivenAnswer, meanOf } from '../results.ts';
import { Distribution } from './distribution.tsx';

const Answers = ({ answers }: { answers: GivenAnswer[] }) => {
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

const OneQuestion = ({ question, place, responses }: { question: Question; place: number; responses: Response[] }) => {
  const { t, i18n } = useTranslation('results');
  const answers = answersTo(question, responses);
  const shares = distributionOf(question, answers);
  const mean = question.type === 'scale' ? meanOf(answers) : undefined;
  return (
    <article className={classes.question}>
      <span className={classes.muted}>
        {t('questions.place', { place })}, {t('questions.answers', { count: answers.length })}
      </span>
      <Title order={3} size="h4">
        {question.text}
      </Title>
      <div className={shares && classes.chosen}>
        {shares && answers.length > 0 && (
          <div>
            <Distribution shares={shares} />
            {mean !== undefined && (
              <p>{t('questions.mean', { mean: mean.toLocaleString(i18n.language), max: limits.scale.max })}</p>
            )}
          </div>
        )}
        <div>
          <Answers answers={answers} />
        </div>
      </div>
    </article>
  );
};

/** What was answered to each question. */
export const QuestionResults = ({ questions, responses }: { questions: Question[]; responses: Response[] }) => {
  const { t } = useTranslation('results');
  return (
    <section className={classes.section} aria-labelledby="questions">
      <Title order={2} id="questions" className={classes.sectionTitle}>
        {t('questions.title')}
      </Title>
      {questions.map((question, index) => (
        <OneQuestion key={question.id} question={question} place={index + 1} responses={responses} />
      ))}
    </section>
  );
};
