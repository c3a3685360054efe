import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Sets a new password with the token of a reset link. */
export const useResetPassword = (token: string) =>
  useMutation({ mutationFn: (password: string) => call('resetPassword', { body: { token, password } }) });
