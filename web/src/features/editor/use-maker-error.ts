import { useTranslation } from 'react-i18next';
import { CallError } from '../../api/call-error.ts';
import { toast } from '../../components/toast.ts';
import { useErrorText } from '../../components/use-error-text.ts';

/** Says why no questions came. Where there are some already, too little to ask means that the lesson holds no others. */
export const useMakerError = () => {
  const { t } = useTranslation('editor');
  const errorText = useErrorText();
  return (error: unknown, { title, text }: { title: string; text: string }): void => {
    const isUsedUp = error instanceof CallError && error.code === 'too_little_to_ask';
    toast.error({ title, description: isUsedUp ? t('regenerate.noOthers') : errorText(error, text) });
  };
};
