import { limits } from '@exit-tickets/contracts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { focusFirstError } from '../../shared/forms/focus-first-error.ts';
import { LimitedTextInput } from '../../shared/forms/limited-field.tsx';
import { errorText } from '../../shared/screen/error-text.ts';
import { toast } from '../../shared/screen/toast.ts';
import { useForgotPassword } from './api/forgot-password.ts';
import { emailProblem } from './email-rules.ts';

/** Requests a reset link; the response is the same whether or not the address is known. */
export const ForgotPassword = ({ onBack }: { onBack: () => void }) => {
  const { t } = useTranslation(['auth', 'account']);
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
      if (email.trim() === '') toast.error({ title: t('forgot.emailRequired'), duration: limits.toastMs });
    },
  );
  const back = (
    <Button variant="subtle" onClick={onBack} autoFocus={send.isSuccess}>
      {t('forgot.back')}
    </Button>
  );
  if (send.isSuccess) {
    const { isNotMailed, resetUrl } = send.data;
    const text = resetUrl ? 'forgot.demoSentText' : isNotMailed ? 'forgot.notSentText' : 'forgot.sentText';
    return (
      <Stack role="status">
        <Text fw={600} size="lg">
          {t(isNotMailed ? 'forgot.notSent' : 'forgot.sent')}
        </Text>
        <Text>{t(text, { minutes: limits.resetLinkMinutes })}</Text>
        {resetUrl && (
          <Anchor href={resetUrl} target="_blank" rel="noopener">
            {t('account:email.demo')}
          </Anchor>
        )}
        {back}
      </Stack>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t('forgot.text')}</Text>
        <LimitedTextInput
          label={t('email')}
          type="email"
          autoComplete="email"
          data-autofocus
          autoFocus
          maxLetters={limits.emailLength}
          {...form.getInputProps('email')}
        />
        {send.error && <Text c="red">{errorText(send.error, t('forgot.failed'))}</Text>}
        <BusyButton type="submit" isBusy={send.isPending}>
          {t('forgot.action')}
        </BusyButton>
        {back}
      </Stack>
    </form>
  );
};
