import { email, type User } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { focusFirstError } from '../../components/focus-first-error.ts';
import classes from './account-screen.module.css';
import { useChangeEmail } from './api/change-email.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormError, showWrongPassword } from './form-error.tsx';
import { Section } from './section.tsx';

/** The address of the account, which changes once the link that is sent to the new one is opened. */
export const EmailSection = ({ user }: { user: User }) => {
  const { t } = useTranslation('account');
  const change = useChangeEmail();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (typed) => {
        const parsed = email.safeParse(typed);
        if (!parsed.success) return t('email.invalid');
        return parsed.data === user.email ? t('email.same') : null;
      },
      password: (password) => (password === '' ? t('passwordRequired') : null),
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
          <TextInput
            label={t('email.new')}
            description={t('email.hint')}
            type="email"
            autoComplete="email"
            maxLength={limits.emailLength}
            {...form.getInputProps('email')}
          />
          <CurrentPassword {...form.getInputProps('password')} />
          <FormError title={t('email.failed')} error={change.error} />
          <div role="status">
            {change.isSuccess && (
              <>
                <Text fw={600}>{t('email.sent')}</Text>
                <Text className={classes.typed}>
                  {t('email.sentText', { email: change.variables.email, minutes: limits.resetLinkMinutes })}
                </Text>
                {change.data.confirmUrl && <Anchor href={change.data.confirmUrl}>{t('email.demo')}</Anchor>}
              </>
            )}
          </div>
          <div>
            <BusyButton type="submit" variant="default" isBusy={change.isPending}>
              {t('email.submit')}
            </BusyButton>
          </div>
        </Stack>
      </form>
    </Section>
  );
};
