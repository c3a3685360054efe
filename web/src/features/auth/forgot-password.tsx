import { limits } from '@exit-tickets/contracts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { focusFirstError } from '../../components/focus-first-error.ts';
import { toast } from '../../components/toast.ts';
import { useForgotPassword } from './api/forgot-password.ts';
import { emailProblem } from './email-rules.ts';

/** Asks for a reset link; answers the same whether or not the address is known. */
export const ForgotPassword = ({ onBack }: { onBack: () => void }) => {
  const { t } = useTranslation('auth');
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (email) => {
        const problem = emailProblem(email);
        return problem && t(problem);
      },
    },
  });
  const send = useForgotPassword();
  const submit = form.onSubmit(
    ({ email }) => send.mutate(email.trim()),
    (problems, { email }) => {
      focusFirstError(form, problems);
      if (email.trim() === '') toast.error({ title: t('forgot.emailRequired') });
    },
  );
  const back = (
    <Button variant="subtle" onClick={onBack} autoFocus={send.isSuccess}>
      {t('forgot.back')}
    </Button>
  );
  if (send.isSuccess)
    return (
      <Stack role="status">
        <Text fw={600} size="lg">
          {t('forgot.sent')}
        </Text>
        <Text>{t('forgot.sentText', { minutes: limits.resetLinkMinutes })}</Text>
        {back}
      </Stack>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t('forgot.text')}</Text>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="email"
          data-autofocus
          autoFocus
          maxLength={limits.emailLength}
          {...form.getInputProps('email')}
        />
        <BusyButton type="submit" isBusy={send.isPending}>
          {t('forgot.action')}
        </BusyButton>
        {back}
      </Stack>
    </form>
  );
};
