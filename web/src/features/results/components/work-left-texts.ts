import { useTranslation } from 'react-i18next';
import type { WorkLeft } from '../judging/groups.ts';

/** "5 groepen" and "ongeveer een minuut", as parts of a sentence. */
export const useWorkLeftTexts = ({ groups, answers, minutes }: WorkLeft) => {
  const { t } = useTranslation('results');
  return {
    groups: t('judging.groups', { count: groups }),
    answers: t('judging.together', { count: answers }),
    time: t('judging.minutes', { count: minutes }),
  };
};
