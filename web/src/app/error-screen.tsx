import { Button, Container, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { supportEmail } from '../support.ts';

/** Shown in place of a screen that crashed: what happened, what is kept, what to do. */
export const ErrorScreen = () => {
  const { t } = useTranslation();
  return (
    <Container size="sm" py={96} role="alert">
      <Title order={1} mb="md">
        {t('crashed.title')}
      </Title>
      <Text mb="lg">{t('crashed.text')}</Text>
      <Button onClick={() => location.reload()}>{t('crashed.reload')}</Button>
      <Button component="a" variant="subtle" href={`mailto:${supportEmail}`}>
        {t('footer.support')}
      </Button>
    </Container>
  );
};
