import { Center, Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** "Laden...", with words and in the place of what comes. */
export const Loading = () => {
  const { t } = useTranslation();
  return (
    <Center mih="50vh" role="status">
      <Stack align="center" gap="xs">
        <Loader aria-hidden />
        <Text c="dimmed">{t('loading')}</Text>
      </Stack>
    </Center>
  );
};
