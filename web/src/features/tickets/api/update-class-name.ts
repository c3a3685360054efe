import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';

/** Renames the class of a ticket; an empty name means none. */
export const useUpdateClassName = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (className: string) =>
      call('updateClassName', { params: { id }, body: { className: className.trim() || null } }),
    onError: (error) => toast.failure(t('tickets:rename.failed'), error),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.all }),
  });
};
