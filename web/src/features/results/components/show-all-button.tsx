import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import resultsClasses from '../results.module.css';
import classes from './show-all-button.module.css';

interface ShowAllButtonProps {
  isWhole: boolean;
  /** What it says while not all is shown. */
  text: string;
  /** The id of the list. */
  controls: string;
  /** What it is a list of, for whatever leads into it. */
  of?: string;
  onChange: (isWhole: boolean) => void;
}

/** Under a list of which only the first are shown. */
export const ShowAllButton = ({ isWhole, text, controls, of, onChange }: ShowAllButtonProps) => {
  const { t } = useTranslation('results');
  return (
    <Anchor
      component="button"
      underline="always"
      className={`${classes.showAll} ${resultsClasses.noPrint}`}
      data-all={of}
      aria-expanded={isWhole}
      aria-controls={controls}
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? t('questions.seeLess') : text}
    </Anchor>
  );
};
