import { Text } from '@mantine/core';
import { CallError } from '../../api/call-error.ts';
import { useErrorText } from '../../components/use-error-text.ts';

/** Whether the password that was asked for once more is wrong: that is said at its field. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'wrong_credentials';

/** Why a form was not saved, and that nothing has changed. */
export const FormError = ({ title, error }: { title: string; error: unknown }) => {
  const errorText = useErrorText();
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
