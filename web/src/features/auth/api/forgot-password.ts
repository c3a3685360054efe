import { limits } from '@exit-tickets/contracts/rules';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useErrorText } from '../../../shared/screen/use-error-text.ts';

/**
 * Requests a reset link by mail. A demo server returns the link instead, which opens in a new tab. The form repeats
 * what the toasts say.
 */
export const useForgotPassword = () => {
  const { t } = useTranslation(['auth', 'common']);
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (email: string) => call('forgotPassword', { body: { email } }),
    onSuccess: ({ isResendError, resetUrl }) => {
      if (!isResendError || !resetUrl) return;
      toast.error({ title: t('forgot.demo'), description: t('forgot.demoText'), duration: limits.toastMs });
      window.open(resetUrl, '_blank', 'noopener');
    },
    onError: (error) => {
      const description = errorText(error, t('forgot.failed'));
      toast.error({ title: t('common:error'), description, duration: limits.toastMs });
    },
  });
};
