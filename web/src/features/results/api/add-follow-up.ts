import type { NewFollowUp } from '@exit-tickets/contracts';
import { useMutation } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useForgetFollowUps } from '../../../shared/ticket/follow-ups.ts';

/** Saves a question for the next ticket of its class. */
export const useAddFollowUp = (onAdded: () => void) => {
  const forget = useForgetFollowUps();
  return useMutation({
    mutationFn: (body: NewFollowUp) => call('addFollowUp', { body }),
    onSuccess: ({ className }) => {
      onAdded();
      toast.success({
        title: className ? t('results:followUp.waits', { className }) : t('results:followUp.waitsForNone'),
      });
    },
    onError: (error) => toast.failure(t('results:followUp.failed'), error),
    onSettled: forget,
  });
};
