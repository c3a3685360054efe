import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** Has a link sent to another address; the account keeps its own until that is opened. */
export const useChangeEmail = () =>
  useMutation({
    mutationFn: (body: { email: string; password: string }) => call('changeEmail', { body }),
  });
