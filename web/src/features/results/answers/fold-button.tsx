import type { Verdict } from '@exit-tickets/contracts';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { VerdictIcon } from '../components/verdict-icon.tsx';
import classes from './fold-button.module.css';
import iconButtonClasses from './icon-button.module.css';

interface FoldButtonProps {
  /** Id of the element that describes the group. */
  describedBy: string;
  /** If there is one, its icon replaces the arrow while collapsed. */
  verdict: Verdict | undefined;
  isFolded: boolean;
  onClick: () => void;
}

/** Expands a group to its verdicts and answers, or collapses it. */
export const FoldButton = ({ describedBy, verdict = 'unjudged', isFolded, onClick }: FoldButtonProps) => {
  const { t } = useTranslation('results');
  return (
    <button
      type="button"
      className={`${iconButtonClasses.iconButton} ${classes.fold}`}
      data-action="fold"
      aria-label={t('judging.fold')}
      aria-describedby={describedBy}
      aria-expanded={!isFolded}
      data-verdict={verdict}
      onClick={onClick}
    >
      {verdict === 'unjudged' || !isFolded ? (
        <IconChevronDown size={20} aria-hidden />
      ) : (
        <VerdictIcon verdict={verdict} />
      )}
    </button>
  );
};
