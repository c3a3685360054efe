import type { TicketDraft } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';
import { toast } from '../../../components/toast.ts';
import { useOpenTicketErrorText } from '../../../components/use-open-ticket-error-text.ts';
import { useDialogs } from '../../../dialogs.ts';
import { clearPending, readPending } from '../../../pending-draft.ts';

/**
 * Saves the ticket that was made before logging in: posts it, forgets it, shows its PIN and refreshes the list
 * (specification section 4). It leaves the store before it is sent, so that two tabs cannot save it twice; when saving fails
 * the editor opens with it, which keeps it from then on.
 */
export const useCreatePendingTicket = (): void => {
  const client = useQueryClient();
  const { t } = useTranslation(['editor', 'common']);
  const errorText = useOpenTicketErrorText();
  const { openShare, openEditor } = useDialogs();
  const hasStarted = useRef(false);
  const { mutate } = useMutation({
    mutationFn: (draft: TicketDraft) => call('createTicket', { body: draft }),
    onSuccess: ({ id, title, pin, totalStudents }) => {
      if (pin) openShare({ id, title, pin, totalStudents });
      return client.invalidateQueries({ queryKey: ticketKeys.all });
    },
    onError: (error, draft) => {
      openEditor({ draft, isUnsaved: true });
      toast.error({ title: t('common:error'), description: errorText(error, t('save.failed')) });
    },
  });
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const draft = readPending(new Date());
    if (!draft) return;
    clearPending();
    mutate(draft);
  }, [mutate]);
};
