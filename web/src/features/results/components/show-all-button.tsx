import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface ShowAllButtonProps {
  isWhole: boolean;
  /** Label while not all rows are shown. */
  text: string;
  /** The id of the list. */
  controls: string;
  /** Name of the list (`data-all`), for code that expands it. */
  of?: string;
  onChange: (isWhole: boolean) => void;
}

/** The button under a list that shows only its first rows. */
export const ShowAllButton = ({ isWhole, text, controls, of, onChange }: ShowAllButtonProps) => {
  const { t } = useTranslation('results');
  return (
    <Anchor
      component="button"
      underline="always"
      mih={44}
      data-no-print
      data-all={of}
      aria-expanded={isWhole}
      aria-controls={controls}
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? t('questions.seeLess') : text}
    </Anchor>
  );
};
