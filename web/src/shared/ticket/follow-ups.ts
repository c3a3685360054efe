import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../api/call.ts';
import { ticketKeys } from '../api/ticket-keys.ts';
import { toast } from '../screen/toast.ts';

const key = [...ticketKeys.all, 'follow-ups'];

/** The follow-ups of one class or of all, waiting or already asked. */
export const followUpsQuery = (className?: string) =>
  queryOptions({
    queryKey: [...key, className],
    queryFn: ({ signal }) =>
      call('listFollowUps', { query: className === undefined ? {} : { className: className.trim() }, signal }),
  });

/** Invalidates the follow-ups. */
export const useForgetFollowUps = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
};

/** Deletes a follow-up. */
export const useRemoveFollowUp = () => {
  const forget = useForgetFollowUps();
  return useMutation({
    mutationFn: (followUpId: string) => call('removeFollowUp', { params: { followUpId } }),
    onError: (error) => toast.failure(t('error'), error),
    onSettled: forget,
  });
};
