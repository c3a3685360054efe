import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { hasCode } from '../../shared/api/call-error.ts';
import { focusFirstError } from '../../shared/forms/focus-first-error.ts';
import { errorText } from '../../shared/screen/error-text.ts';

/** Whether the re-entered password is wrong; that error is shown at its field. */
export const isWrongPassword = (error: unknown): boolean => hasCode(error, 'wrong_credentials');

/** Shows the error at the password field if a wrong password is why the form was not saved. */
export const showWrongPassword =
  <Values extends { password: string }>(form: UseFormReturnType<Values>, text: string) =>
  (error: unknown): void => {
    if (!isWrongPassword(error)) return;
    form.setFieldError('password', text);
    focusFirstError(form, { password: true });
  };

/** Why a form was not saved, and that nothing has changed. */
export const FormError = ({ title, error }: { title: string; error: unknown }) => {
  if (!error || isWrongPassword(error)) return null;
  return (
    <div role="alert">
      <Text c="red" fw={600}>
        {title}
      </Text>
      <Text>{errorText(error)}</Text>
    </div>
  );
};
