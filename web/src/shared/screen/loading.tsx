import { Center, Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The text "Laden..." in place of loading content. */
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
