import { limits } from '@exit-tickets/contracts/rules';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { focusFirstError } from '../../components/focus-first-error.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { passwordProblem } from './password-rules.ts';

interface NewPasswordFormProps {
  isBusy: boolean;
  error: unknown;
  onSubmit: (password: string) => void;
}

/** A new password, twice. */
export const NewPasswordForm = ({ isBusy, error, onSubmit }: NewPasswordFormProps) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const min = limits.passwordLength.min;
  const explain = (password: string) => {
    const problem = passwordProblem(password);
    return problem && `${t(problem)}. ${t(`${problem}Hint`, { min, max: limits.passwordBytes })}`;
  };
  const toggle = { 'aria-label': t('show'), tabIndex: 0 };
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: explain,
      confirmation: (confirmation, { password }) =>
        confirmation === password ? null : `${t('mismatch')}. ${t('mismatchHint')}`,
    },
  });
  const submit = form.onSubmit(
    ({ password }) => onSubmit(password),
    (problems) => focusFirstError(form, problems),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <PasswordInput
          label={t('password')}
          description={t('hint', { min })}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
          aria-invalid={form.errors.password !== undefined}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={t('confirmation')}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
          aria-invalid={form.errors.confirmation !== undefined}
          {...form.getInputProps('confirmation')}
        />
        {error !== null && (
          <div role="alert">
            <Text c="red" fw={600}>
              {t('failed')}
            </Text>
            <Text>{errorText(error)}</Text>
          </div>
        )}
        <Button type="submit" loading={isBusy}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
};
