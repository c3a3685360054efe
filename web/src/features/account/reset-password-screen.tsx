import { limits } from '@exit-tickets/contracts/rules';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { hasCode } from '../../shared/api/call-error.ts';
import { paths } from '../../shared/api/paths.ts';
import type { AuthReason, AuthState } from '../../shared/dialogs.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { PaperCard } from '../../shared/ui/paper-card.tsx';
import { useResetPassword } from './api/reset-password.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import classes from './reset-password-screen.module.css';

interface ResetOutcomeProps {
  title: string;
  text: string;
  hint?: string;
  /** Reason that the login dialog shows after the redirect. */
  reason: AuthReason;
}

/** The outcome, with a redirect to the login. */
const ResetOutcome = ({ title, text, hint, reason }: ResetOutcomeProps) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return;
    const state: AuthState = { reason };
    const timer = setTimeout(() => navigate(paths.auth(), { replace: true, state }), limits.resetPageRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, isStaying, reason]);
  return (
    <Screen title={title}>
      <PaperCard className={classes.card}>
        <div role={reason === 'linkInvalid' ? 'alert' : 'status'}>
          <Text fw={600}>{text}</Text>
          {hint && <Text mt="xs">{hint}</Text>}
        </div>
        {!isStaying && (
          <Text mt="xs" c="dimmed">
            {t('redirecting')}
          </Text>
        )}
        <Group gap="8px 12px" mt="md" align="stretch">
          <Button component={Link} to={paths.auth()} replace state={{ reason } satisfies AuthState}>
            {t('toLogIn')}
          </Button>
          {!isStaying && (
            <Button variant="default" onClick={() => setStaying(true)}>
              {t('stay')}
            </Button>
          )}
        </Group>
      </PaperCard>
    </Screen>
  );
};

/** Target of a reset link (docs/product.md 2, Reset-password page). */
export const ResetPasswordScreen = () => {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const reset = useResetPassword(token);

  if (!token || hasCode(reset.error, 'reset_token_invalid'))
    return <ResetOutcome title={t('invalid')} text={t('invalidText')} hint={t('invalidHint')} reason="linkInvalid" />;
  if (reset.isSuccess) return <ResetOutcome title={t('changed')} text={t('changedText')} reason="passwordChanged" />;
  return (
    <Screen title={t('password')}>
      <PaperCard className={classes.card}>
        <Text mb="md">{t('intro')}</Text>
        <NewPasswordForm isBusy={reset.isPending} error={reset.error} onSubmit={(password) => reset.mutate(password)} />
      </PaperCard>
    </Screen>
  );
};
