import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Asks for the current password once more. */
export const CurrentPassword = (props: PasswordInputProps) => {
  const { t } = useTranslation('account');
  return (
    <PasswordInput
      label={t('currentPassword')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
      // Mantine sets aria-invalid on every field except this one.
      aria-invalid={props.error !== undefined && props.error !== null}
      {...props}
    />
  );
};
