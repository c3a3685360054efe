import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The password of the account, asked for once more. */
export const CurrentPassword = (props: PasswordInputProps) => {
  const { t } = useTranslation('account');
  return (
    <PasswordInput
      label={t('currentPassword')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
      // Mantine tells screen readers of an error in every field but this one.
      aria-invalid={props.error !== undefined && props.error !== null}
      {...props}
    />
  );
};
