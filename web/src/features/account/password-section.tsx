import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePassword } from './api/change-password.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { Section } from './section.tsx';

/** Changes the password, given the current one. */
export const PasswordSection = () => {
  const { t } = useTranslation('account');
  const change = useChangePassword();
  // Remounts the form after each change, so that its fields are empty.
  const [changes, setChanges] = useState(0);
  const submit = (newPassword: string, currentPassword: string) =>
    change.mutate({ currentPassword, newPassword }, { onSuccess: () => setChanges((count) => count + 1) });
  return (
    <Section title={t('passwordTitle')}>
      <Text>{t('passwordText')}</Text>
      <NewPasswordForm key={changes} asksCurrent isBusy={change.isPending} error={change.error} onSubmit={submit} />
      <Text role="status">{change.isSuccess && t('passwordSaved')}</Text>
    </Section>
  );
};
