import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authStatusQuery } from '../../../shared/api/auth-status.ts';
import { call } from '../../../shared/api/call.ts';

/** Switches the account to the address that the link was sent to. */
export const useConfirmEmail = (token: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('confirmEmail', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: authStatusQuery.queryKey }),
  });
};
