import { email, type User } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { Anchor, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { focusFirstError } from '../../shared/forms/focus-first-error.ts';
import { LimitedTextInput } from '../../shared/forms/limited-field.tsx';
import classes from './account-screen.module.css';
import { useChangeEmail } from './api/change-email.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormError, showWrongPassword } from './form-error.tsx';
import { Section } from './section.tsx';

type Asked = Awaited<ReturnType<ReturnType<typeof useChangeEmail>['mutateAsync']>>;

/** What to do next: open the mail, open the link that a demo shows, or ask the administrator. */
const AskedFor = ({ email, isNotMailed, confirmUrl }: Asked & { email: string }) => {
  const { t } = useTranslation(['account', 'auth']);
  const text = confirmUrl ? 'email.demoText' : isNotMailed ? 'email.notSentText' : 'email.sentText';
  return (
    <>
      <Text fw={600}>{t(isNotMailed ? 'auth:forgot.notSent' : 'email.sent')}</Text>
      <Text className={classes.typed}>{t(text, { email, minutes: limits.resetLinkMinutes })}</Text>
      {confirmUrl && <Anchor href={confirmUrl}>{t('email.demo')}</Anchor>}
    </>
  );
};

/** The account's address. It changes only after the link sent to the new address is confirmed. */
export const EmailSection = ({ user }: { user: User }) => {
  const { t } = useTranslation(['account', 'auth']);
  const change = useChangeEmail();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (typed) => {
        const parsed = email.safeParse(typed);
        if (!parsed.success) return t('auth:emailInvalid');
        return parsed.data === user.email ? t('email.same') : null;
      },
      password: (password) => (password === '' ? t('auth:passwordRequired') : null),
    },
  });
  const submit = form.onSubmit(
    (values) =>
      change.mutate(
        { email: values.email.trim(), password: values.password },
        {
          onSuccess: () => form.setValues({ email: '', password: '' }),
          onError: showWrongPassword(form, t('wrongPassword')),
        },
      ),
    (problems) => focusFirstError(form, problems),
  );
  return (
    <Section title={t('email.title')}>
      <Text className={classes.typed}>{t('email.now', { email: user.email })}</Text>
      <form onSubmit={submit} noValidate>
        <Stack>
          <LimitedTextInput
            label={t('email.new')}
            description={t('email.hint')}
            type="email"
            autoComplete="email"
            maxLetters={limits.emailLength}
            {...form.getInputProps('email')}
          />
          <CurrentPassword {...form.getInputProps('password')} />
          <FormError title={t('email.failed')} error={change.error} />
          <div>
            <BusyButton type="submit" variant="default" isBusy={change.isPending}>
              {t('email.submit')}
            </BusyButton>
          </div>
          <div role="status">{change.isSuccess && <AskedFor {...change.data} email={change.variables.email} />}</div>
        </Stack>
      </form>
    </Section>
  );
};
