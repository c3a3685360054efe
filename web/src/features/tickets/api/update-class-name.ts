import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useErrorText } from '../../../shared/screen/use-error-text.ts';

/** Renames the class of a ticket; an empty name means none. */
export const useUpdateClassName = (id: string) => {
  const client = useQueryClient();
  const { t } = useTranslation('tickets');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (className: string) =>
      call('updateClassName', { params: { id }, body: { className: className.trim() || null } }),
    onError: (error) => toast.error({ title: t('rename.failed'), description: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.all }),
  });
};
