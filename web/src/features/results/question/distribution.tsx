import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Share } from '../results.ts';
import classes from './distribution.module.css';

/** How often each value was chosen, with bars in SVG: the content security policy forbids style attributes. */
export const Distribution = ({ shares }: { shares: Share[] }) => {
  const { t } = useTranslation('results');
  return (
    <ul className={classes.shares}>
      {shares.map(({ value, count, percent, isCorrect, meaning }) => (
        <li key={value} className={classes.share} data-correct={isCorrect}>
          <span className={classes.shareValue}>
            {value}
            {meaning && `: ${meaning}`}
            {isCorrect && (
              <span className={classes.correct}>
                <IconCheck size={18} aria-hidden /> {t('questions.correct')}
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
  );
};
