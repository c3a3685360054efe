import { Button, Container, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { MissingPartError } from '../shared/api/lazy-part.ts';
import { supportEmail } from '../shared/screen/support.ts';

/** Replaces a screen that crashed or failed to load: explains what happened, what is kept and what to do. */
export const ErrorScreen = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const missing = error instanceof MissingPartError ? error : undefined;
  useEffect(() => missing?.forget(), [missing]);
  const what = missing ? (missing.isReplaced ? 'newVersion' : 'notLoaded') : 'crashed';
  return (
    <Container size="sm" py={96} role="alert">
      <Title order={1} mb="md">
        {t(`${what}.title`)}
      </Title>
      <Text mb="lg">{t(`${what}.text`)}</Text>
      {what === 'notLoaded' ? (
        <Button onClick={() => void navigate(pathname + search, { replace: true })}>{t('retry')}</Button>
      ) : (
        <Button onClick={() => location.reload()}>{t('crashed.reload')}</Button>
      )}
      {what === 'crashed' && (
        <Button component="a" variant="subtle" href={`mailto:${supportEmail}`}>
          {t('footer.support')}
        </Button>
      )}
    </Container>
  );
};
