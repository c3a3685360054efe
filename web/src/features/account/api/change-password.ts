import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Sets another password; this browser stays logged in, all others do not. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call('changePassword', { body }),
  });
