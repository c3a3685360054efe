import { limits } from '@exit-tickets/contracts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import disclosure from '../../../shared/ui/disclosure.module.css';

interface MaterialTextProps {
  text: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The text that the questions are generated from, collapsed: to check and correct what was read. */
export const MaterialText = ({ text, disabled, onChange }: MaterialTextProps) => {
  const { t } = useTranslation('editor');
  const words = text.split(/\s+/).filter(Boolean).length;
  return (
    <details className={disclosure.disclosure}>
      <summary>
        {t('prepare.showText')}
        <Text span c="dimmed">
          {t('prepare.words', { count: words })}
        </Text>
      </summary>
      <LimitedTextarea
        aria-label={t('prepare.text')}
        description={t('prepare.textHelp')}
        rows={12}
        maxLetters={limits.contentLength}
        value={text}
        disabled={disabled}
        error={words === 0 && t('prepare.noText')}
        onChange={onChange}
      />
    </details>
  );
};
