import type { NewFollowUp } from '@exit-tickets/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useErrorText } from '../../../shared/screen/use-error-text.ts';
import { useForgetFollowUps } from '../../../shared/ticket/follow-ups.ts';

/** Saves a question for the next ticket of its class. */
export const useAddFollowUp = (onAdded: () => void) => {
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const forget = useForgetFollowUps();
  return useMutation({
    mutationFn: (body: NewFollowUp) => call('addFollowUp', { body }),
    onSuccess: ({ className }) => {
      onAdded();
      toast.success({ title: className ? t('followUp.waits', { className }) : t('followUp.waitsForNone') });
    },
    onError: (error) => toast.error({ title: t('followUp.failed'), description: errorText(error) }),
    onSettled: forget,
  });
};
