import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Sends a link to a new address; the account keeps the old one until the link is confirmed. */
export const useChangeEmail = () =>
  useMutation({
    mutationFn: (body: { email: string; password: string }) => call('changeEmail', { body }),
  });
