import { useTranslation } from 'react-i18next';
import type { WorkLeft } from '../judging/groups.ts';

/** "5 antwoorden" and "ongeveer een minuut", as parts of a sentence. */
export const useWorkLeftTexts = ({ answers, minutes }: WorkLeft) => {
  const { t } = useTranslation('results');
  return {
    answers: t('questions.answers', { count: answers }),
    time: t('judging.minutes', { count: minutes }),
  };
};
