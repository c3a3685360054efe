import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Changes the password; this browser stays logged in, all others are logged out. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call('changePassword', { body }),
  });
