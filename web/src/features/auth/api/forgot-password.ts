import { limits } from '@exit-tickets/contracts/rules';
import { useMutation } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { errorText } from '../../../shared/screen/error-text.ts';
import { toast } from '../../../shared/screen/toast.ts';

/**
 * Requests a reset link by mail. A demo server returns the link instead, which opens in a new tab. The form repeats
 * what the toasts say.
 */
export const useForgotPassword = () => {
  return useMutation({
    mutationFn: (email: string) => call('forgotPassword', { body: { email } }),
    onSuccess: ({ isResendError, resetUrl }) => {
      if (!isResendError || !resetUrl) return;
      toast.error({ title: t('auth:forgot.demo'), description: t('auth:forgot.demoText'), duration: limits.toastMs });
      window.open(resetUrl, '_blank', 'noopener');
    },
    onError: (error) => {
      const description = errorText(error, t('auth:forgot.failed'));
      toast.error({ title: t('error'), description, duration: limits.toastMs });
    },
  });
};
