import { IconArrowDown, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './below-button.module.css';
import pillClasses from './pill.module.css';

interface BelowButtonProps {
  id: string;
  /** Number of answers below that it adds. */
  count: number;
  isPressed: boolean;
  onClick: () => void;
}

/** A toggle: the next mark on a group then applies to everything below it too. */
export const BelowButton = ({ id, count, isPressed, onClick }: BelowButtonProps) => {
  const { t } = useTranslation('results');
  const Sign = isPressed ? IconCheck : IconArrowDown;
  return (
    <button
      type="button"
      id={id}
      className={`${pillClasses.pill} ${classes.below}`}
      data-action="below"
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Sign size={14} aria-hidden />
      {t('judging.below', { count })}
    </button>
  );
};
