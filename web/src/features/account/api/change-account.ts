import type { SentBodyOf, User, updateAccount } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authStatusQuery } from '../../../shared/api/auth-status.ts';
import { call } from '../../../shared/api/call.ts';

/** Changes the name or language of the account; the header shows a new name at once. */
export const useChangeAccount = () => {
  const client = useQueryClient();
  return useMutation<User, Error, SentBodyOf<typeof updateAccount>>({
    mutationFn: (body) => call('updateAccount', { body }),
    onSuccess: (user) => client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user }),
  });
};
