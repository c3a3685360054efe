import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Has a link sent to another address; the account keeps its own until the other is confirmed through that. */
export const useChangeEmail = () =>
  useMutation({
    mutationFn: (body: { email: string; password: string }) => call('changeEmail', { body }),
  });
