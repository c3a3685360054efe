import type { Question } from '@exit-tickets/contracts';
import type { QuestionType } from '@exit-tickets/contracts/rules';
import type { FC } from 'react';
import { useTranslation } from 'react-i18next';
import type { GivenAnswer } from '../results.ts';
import { Distribution } from './distribution.tsx';
import { GivenAnswers } from './given-answers.tsx';
import classes from './ungrouped-answers.module.css';

interface UngroupedAnswersProps {
  question: Question;
  answers: GivenAnswer[];
  /** Whether groups of open answers are still loading. */
  isLoading: boolean;
}

const Written = ({ answers, isLoading }: UngroupedAnswersProps) => {
  const { t } = useTranslation('common');
  if (isLoading) return <p data-late>{t('loading')}</p>;
  return (
    // Answers that nobody has reviewed are not printed.
    <div data-no-print>
      <GivenAnswers answers={answers} />
    </div>
  );
};

/** How often each value was chosen, and by whom. */
const Chosen = ({ question, answers }: UngroupedAnswersProps) => (
  <div className={classes.chosen}>
    {answers.length > 0 && (
      <div>
        <Distribution question={question} answers={answers} />
      </div>
    )}
    <div>
      <GivenAnswers answers={answers} isCompact />
    </div>
  </div>
);

const answersIn: Record<QuestionType, FC<UngroupedAnswersProps>> = {
  open_text: Written,
  multiple_choice: Chosen,
  scale: Chosen,
};

/** Answers that are not in groups: of a question type without groups, or while verdicts cannot be loaded. */
export const UngroupedAnswers = (props: UngroupedAnswersProps) => {
  const Answers = answersIn[props.question.type];
  return <Answers {...props} />;
};
