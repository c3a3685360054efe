import type { User } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { authStatusQuery } from '../../../api/auth-status.ts';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';
import { toast } from '../../../components/toast.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { AuthMode } from '../../../dialogs.ts';
import { pushRegistration } from '../analytics.ts';

export interface AuthFormValues {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

const logIn = ({ email, password }: AuthFormValues): Promise<User> => call('login', { body: { email, password } });

/**
 * Makes an account and logs in. A retry after a lost answer finds the account made: the same password logs in. With any
 * other password the address is taken, and the error says so.
 */
const register = async (values: AuthFormValues): Promise<User> => {
  const { email, password, firstName, lastName } = values;
  try {
    return await call('register', { body: { email, password, firstName, lastName } });
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'email_taken')) throw error;
    return logIn(values).catch(() => {
      throw error;
    });
  }
};

/** Logs in, or makes an account and logs in. */
export const useAuthenticate = (mode: AuthMode, onLoggedIn: () => void) => {
  const client = useQueryClient();
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  return useMutation<User, Error, AuthFormValues>({
    mutationFn: mode === 'login' ? logIn : register,
    onSuccess: (user) => {
      if (mode === 'register') pushRegistration();
      // What was read as another user, or logged out, is not this teacher's.
      client.removeQueries({ queryKey: ticketKeys.all });
      client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user });
      onLoggedIn();
      toast.success({ title: t(`${mode}.done`) });
    },
    onError: (error) =>
      toast.error({ title: t(`${mode}.failed`), description: errorText(error, t(`${mode}.failedText`)) }),
  });
};
