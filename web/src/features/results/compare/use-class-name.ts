import { useTranslation } from 'react-i18next';
import type { ComparedClass } from './compare-tickets.ts';

/** Display name of a class, including one without a name. */
export const useClassName = (): ((of: ComparedClass) => string) => {
  const { t } = useTranslation('results');
  return ({ className }) => className ?? t('compare.noClass');
};
