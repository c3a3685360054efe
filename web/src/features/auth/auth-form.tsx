import { limits } from '@exit-tickets/contracts';
import { Anchor, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../shared/api/call-error.ts';
import type { AuthMode } from '../../shared/dialogs.ts';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { focusFirstError } from '../../shared/forms/focus-first-error.ts';
import { LimitedTextInput } from '../../shared/forms/limited-field.tsx';
import { errorText } from '../../shared/screen/error-text.ts';
import { toast } from '../../shared/screen/toast.ts';
import { type AuthFormValues, useAuthenticate } from './api/authenticate.ts';
import classes from './auth-form.module.css';
import { emailProblem } from './email-rules.ts';

const Benefits = () => {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.benefits}>
      <strong>{t('benefits.title')}</strong>
      <ul>
        {(['save', 'share', 'analyse'] as const).map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} aria-hidden />
            {t(`benefits.${benefit}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The field that an error belongs to; such an error is shown at the field. */
const fieldOf = (error: Error) => (error instanceof CallError ? error.field : undefined);

interface AuthFormProps {
  mode: AuthMode;
  /** Invitation token, where registration is restricted. */
  invitation?: string | undefined;
  /** Switches between login and registration; without it neither links to the other. */
  onMode?: ((mode: AuthMode) => void) | undefined;
  onForgot: () => void;
  onLoggedIn: () => void;
}

/** Login or registration. */
export const AuthForm = ({ mode, invitation, onMode, onForgot, onLoggedIn }: AuthFormProps) => {
  const { t } = useTranslation('auth');
  const isRegister = mode === 'register';
  const closeFillIn = useRef<() => void>(undefined);
  const form = useForm<AuthFormValues>({
    onValuesChange: ({ email, password }) => {
      if (email.trim() && password) closeFillIn.current?.();
    },
    initialValues: { email: '', password: '', firstName: '', lastName: '' },
    validate: {
      email: (email) => {
        const problem = emailProblem(email);
        return problem && t(problem);
      },
      password: (password) => {
        if (password === '') return t('passwordRequired');
        return isRegister && password.length < limits.passwordLength.min && t('passwordShort', limits.passwordLength);
      },
    },
  });
  const authenticate = useAuthenticate(mode, invitation, onLoggedIn);
  const markRefused = (error: Error) => {
    const field = fieldOf(error);
    if (field) form.setFieldError(field, errorText(error));
  };
  const submit = form.onSubmit(
    (values) => authenticate.mutate(values, { onError: markRefused }),
    (problems, { email, password }) => {
      focusFirstError(form, problems);
      if (!email.trim() || !password)
        closeFillIn.current = toast.error({
          title: t('fillIn'),
          description: t('fillInText'),
          duration: limits.toastMs,
        });
    },
  );
  const isRefused = authenticate.error !== null && fieldOf(authenticate.error) === undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {isRegister && invitation === undefined && <Benefits />}
        {isRegister && (
          <Group grow align="flex-end">
            <LimitedTextInput
              label={t('firstName')}
              autoComplete="given-name"
              maxLetters={limits.personNameLength}
              {...form.getInputProps('firstName')}
            />
            <LimitedTextInput
              label={t('lastName')}
              autoComplete="family-name"
              maxLetters={limits.personNameLength}
              {...form.getInputProps('lastName')}
            />
          </Group>
        )}
        <LimitedTextInput
          label={t('email')}
          type="email"
          autoComplete="email"
          data-autofocus
          autoFocus
          maxLetters={limits.emailLength}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('password')}
          description={isRegister ? t('passwordHelp', limits.passwordLength) : undefined}
          autoComplete={isRegister ? 'new-password' : 'current-password'}
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          // Mantine sets aria-invalid on every field except this one.
          aria-invalid={form.errors.password !== undefined}
          {...form.getInputProps('password')}
        />
        {isRefused && <Text c="red">{errorText(authenticate.error, t(`${mode}.failedText`))}</Text>}
        <div className={classes.ways}>
          <BusyButton type="submit" isBusy={authenticate.isPending}>
            {t(`${mode}.action`)}
          </BusyButton>
          {isRegister && onMode && (
            <Button variant="default" onClick={() => onMode('login')}>
              {t('toLogin')}
            </Button>
          )}
        </div>
        {!isRegister && (
          <Stack gap={0} align="center" className={classes.other}>
            <Anchor component="button" type="button" onClick={onForgot}>
              {t('forgot.link')}
            </Anchor>
            {onMode && (
              <Anchor component="button" type="button" onClick={() => onMode('register')}>
                {t('toRegister')}
              </Anchor>
            )}
          </Stack>
        )}
      </Stack>
    </form>
  );
};
