import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';

/** A ticket with its full questions, and the expiry time of its link. */
export const handedOverQuery = (id: string) =>
  queryOptions({
    queryKey: [...ticketKeys.all, 'hand-over', id],
    queryFn: ({ signal }) => call('getTicket', { params: { id }, signal }),
  });

const changeShared = (client: QueryClient, id: string, sharedUntil: string | undefined): void => {
  client.setQueryData(handedOverQuery(id).queryKey, (ticket) => ticket && { ...ticket, sharedUntil });
};

/** Creates or revokes the link of a ticket. */
export const useSharing = (id: string) => {
  const client = useQueryClient();
  const onError = (error: Error) => toast.failure(t('tickets:handOver.linkFailed'), error);
  const share = useMutation({
    mutationFn: () => call('shareTicket', { params: { id } }),
    onSuccess: ({ sharedUntil }) => changeShared(client, id, sharedUntil),
    onError,
  });
  const withdraw = useMutation({
    mutationFn: () => call('unshareTicket', { params: { id } }),
    onSuccess: () => {
      changeShared(client, id, undefined);
      share.reset();
    },
    onError,
  });
  return { share, withdraw };
};
