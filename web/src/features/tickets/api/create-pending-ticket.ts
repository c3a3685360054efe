import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';
import { toast } from '../../../components/toast.ts';
import { useOpenTicketErrorText } from '../../../components/use-open-ticket-error-text.ts';
import { useDialogs } from '../../../dialogs.ts';
import { clearDraft, readDraft, storeDraft } from '../../../pending-draft.ts';

/**
 * Saves the ticket that was made before logging in: posts it, forgets it, shows its PIN and refreshes the list
 * (specification section 4). It leaves the store before it is sent, so that two tabs cannot save it twice;
 * when saving fails it goes back, and the editor opens with it.
 */
export const useCreatePendingTicket = (): void => {
  const client = useQueryClient();
  const { t } = useTranslation(['editor', 'common']);
  const errorText = useOpenTicketErrorText();
  const { openShare, openEditor } = useDialogs();
  const hasStarted = useRef(false);
  const { mutate } = useMutation({
    mutationFn: (draft: NonNullable<ReturnType<typeof readDraft>>) => call('createTicket', { body: draft }),
    onSuccess: ({ title, pin }) => {
      if (pin) openShare({ title, pin });
      return client.invalidateQueries({ queryKey: ticketKeys.all });
    },
    onError: (error, draft) => {
      storeDraft(draft, new Date());
      openEditor({ draft });
      toast.error({ title: t('common:error'), description: errorText(error, t('save.failed')) });
    },
  });
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const draft = readDraft(new Date());
    clearDraft();
    if (draft) mutate(draft);
  }, [mutate]);
};
