import { limits } from '@exit-tickets/contracts/rules';
import { PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { focusFirstError } from '../../shared/forms/focus-first-error.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormError, isWrongPassword } from './form-error.tsx';
import { passwordProblem } from './password-rules.ts';

interface NewPasswordFormProps {
  isBusy: boolean;
  error: unknown;
  /** Whether to ask for the current password. */
  asksCurrent?: boolean;
  onSubmit: (password: string, current: string) => void;
}

/** A new password, typed twice. */
export const NewPasswordForm = ({ isBusy, error, asksCurrent = false, onSubmit }: NewPasswordFormProps) => {
  const { t } = useTranslation(['account', 'auth']);
  const min = limits.passwordLength.min;
  const explain = (password: string) => {
    const problem = passwordProblem(password);
    return problem && `${t(problem)}. ${t(`${problem}Hint`, { min, max: limits.passwordBytes })}`;
  };
  const toggle = { 'aria-label': t('show'), tabIndex: 0 };
  const form = useForm({
    initialValues: { current: '', password: '', confirmation: '' },
    validate: {
      current: (current) => (asksCurrent && current === '' ? t('auth:passwordRequired') : null),
      password: explain,
      confirmation: (confirmation, { password }) =>
        confirmation === password ? null : `${t('mismatch')}. ${t('mismatchHint')}`,
    },
  });
  const submit = form.onSubmit(
    ({ password, current }) => onSubmit(password, current),
    (problems) => focusFirstError(form, problems),
  );
  const isCurrentWrong = isWrongPassword(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is another object in every rendering
  useEffect(() => {
    if (!isCurrentWrong) return;
    form.setFieldError('current', t('wrongPassword'));
    focusFirstError(form, { current: true });
  }, [isCurrentWrong, t]);
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {asksCurrent && <CurrentPassword {...form.getInputProps('current')} />}
        <PasswordInput
          label={t('password')}
          description={t('auth:passwordHelp', { min })}
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
        <FormError title={t('failed')} error={error} />
        <div>
          <BusyButton
            type="submit"
            variant={asksCurrent ? 'default' : 'filled'}
            isBusy={isBusy}
            fullWidth={!asksCurrent}
          >
            {t('submit')}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
};
