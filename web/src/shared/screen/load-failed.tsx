import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../forms/busy-button.tsx';
import { errorText } from './error-text.ts';
import { Screen } from './screen.tsx';

interface LoadFailedProps {
  title: string;
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

/** Replaces a screen that failed to load: the reason, and a button to try again. */
export const LoadFailed = ({ title, error, isBusy, onRetry }: LoadFailedProps) => {
  const { t } = useTranslation();
  return (
    <Screen title={title}>
      <Text mb="md" role="alert">
        {errorText(error)}
      </Text>
      <BusyButton onClick={onRetry} isBusy={isBusy}>
        {t('retry')}
      </BusyButton>
    </Screen>
  );
};
