import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './group-row.module.css';
import keyClasses from './key.module.css';

interface LabelChipProps {
  label: string;
  /** The key that presses it, if there is one left. */
  keyOf: number | undefined;
  isGiven: boolean;
  onClick: () => void;
}

/** A misconception given to other answers of the question: one press says “this one too”. */
export const LabelChip = ({ label, keyOf, isGiven, onClick }: LabelChipProps) => {
  const { t } = useTranslation('results');
  return (
    <button
      type="button"
      className={`${classes.chip} ${keyClasses.withKey}`}
      data-kind="label"
      data-label-key={keyOf}
      aria-pressed={isGiven}
      aria-label={t('judging.alsoLabel', { label })}
      onClick={onClick}
    >
      <IconX size={14} aria-hidden />
      {label}
    </button>
  );
};
