import type { User } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { authStatusQuery } from '../../api/auth-status.ts';
import { call } from '../../api/call.ts';
import { ticketKeys } from '../../api/ticket-queries.ts';
import { toast } from '../../components/toast.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import type { AuthMode } from '../../desk.ts';
import { pushRegistration } from './analytics.ts';

export interface Entry {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Logs in, or makes an account and logs in. */
export const useEnter = (mode: AuthMode, onLoggedIn: () => void) => {
  const client = useQueryClient();
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  return useMutation<User, Error, Entry>({
    mutationFn: ({ email, password, firstName, lastName }) =>
      mode === 'login'
        ? call('login', { body: { email, password } })
        : call('register', { body: { email, password, firstName, lastName } }),
    onSuccess: (user) => {
      if (mode === 'register') pushRegistration();
      // Whatever was read as somebody else, or as nobody, is not this teacher's.
      client.removeQueries({ queryKey: ticketKeys.all });
      client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user });
      onLoggedIn();
      toast.success({ title: t(`${mode}.done`) });
    },
    onError: (error) =>
      toast.error({ title: t(`${mode}.failed`), description: errorText(error, t(`${mode}.failedText`)) }),
  });
};
