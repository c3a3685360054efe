import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './fold-button.module.css';
import iconButtonClasses from './icon-button.module.css';

interface FoldButtonProps {
  /** The element that says what is folded. */
  describedBy: string;
  isFolded: boolean;
  onClick: () => void;
}

/** On a phone: unfolds a group to its verdicts and answers, and folds it again. */
export const FoldButton = ({ describedBy, isFolded, onClick }: FoldButtonProps) => {
  const { t } = useTranslation('results');
  return (
    <button
      type="button"
      className={`${iconButtonClasses.iconButton} ${classes.fold}`}
      data-action="fold"
      aria-label={t('judging.fold')}
      aria-describedby={describedBy}
      aria-expanded={!isFolded}
      onClick={onClick}
    >
      <IconChevronDown size={20} aria-hidden />
    </button>
  );
};
