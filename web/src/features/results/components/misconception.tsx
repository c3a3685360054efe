import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './misconception.module.css';

/** A misconception, as named by the teacher or the model; the icon marks it as untrue. */
export const Misconception = ({ label }: { label: string }) => {
  const { t } = useTranslation('results');
  return (
    <span className={classes.misconception} data-label>
      <IconX size={14} aria-hidden />
      <span>
        <span className={visuallyHidden.always}>{t('judging.misconception')} </span>
        {label}
      </span>
    </span>
  );
};
