import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './group-row.module.css';
import keyClasses from './key.module.css';
import pillClasses from './pill.module.css';

interface LabelChipProps {
  label: string;
  /** The number key that presses it, if one is left. */
  keyOf: number | undefined;
  isGiven: boolean;
  onClick: () => void;
}

/** A misconception label used for other answers to the question; one press assigns it to this group too. */
export const LabelChip = ({ label, keyOf, isGiven, onClick }: LabelChipProps) => {
  const { t } = useTranslation('results');
  return (
    <button
      type="button"
      className={`${pillClasses.pill} ${classes.chip} ${keyClasses.withKey}`}
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
