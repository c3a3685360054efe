import type { Question } from '@exit-tickets/contracts';
import { highestStepOf } from '@exit-tickets/contracts/rules';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { distributionOf, type GivenAnswer, meanOf } from '../results.ts';
import classes from './distribution.module.css';

interface DistributionProps {
  question: Question;
  answers: readonly Pick<GivenAnswer, 'answer'>[];
}

/**
 * How often each value was chosen, and the mean on a scale. The bars are SVG: the content security policy forbids style
 * attributes.
 */
export const Distribution = ({ question, answers }: DistributionProps) => {
  const { t, i18n } = useTranslation('results');
  const max = highestStepOf(question);
  const mean = max === undefined ? undefined : meanOf(answers);
  return (
    <>
      <ul className={classes.shares}>
        {distributionOf(question, answers)?.map(({ value, count, percent, isCorrect, meaning }) => (
          <li key={value} className={classes.share} data-correct={isCorrect}>
            <span className={classes.shareValue}>
              {value}
              {meaning && `: ${meaning}`}
              {isCorrect && (
                <span className={classes.correct}>
                  <IconCheck size={18} aria-hidden /> {t('judging.verdict.right')}
                </span>
              )}
            </span>
            <span className={classes.shareCount}>{t('questions.share', { count, percent })}</span>
            <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className={classes.barTrack} width="100" height="10" />
              <rect className={classes.barFill} width={percent} height="10" />
            </svg>
          </li>
        ))}
      </ul>
      {mean !== undefined && <p>{t('questions.mean', { mean: mean.toLocaleString(i18n.language), max })}</p>}
    </>
  );
};
