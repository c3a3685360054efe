import type { TicketDraft } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';
import { toast } from '../../../components/toast.ts';
import { useOpenTicketErrorText } from '../../../components/use-open-ticket-error-text.ts';
import { type TicketToEdit, useDialogs } from '../../../dialogs.ts';
import { clearDraft, storeDraft } from '../../../pending-draft.ts';

const needsLogin = (error: Error): boolean => error instanceof CallError && error.code === 'not_logged_in';

/** Saves the ticket. Without a session it stores the draft in the browser and opens the login (specification section 4). */
export const useSaveTicket = (saved: TicketToEdit['saved'], onClose: () => void) => {
  const client = useQueryClient();
  const { t } = useTranslation(['editor', 'common']);
  const errorText = useOpenTicketErrorText();
  const { openAuth, openShare } = useDialogs();

  const logInFirst = (draft: TicketDraft): void => {
    const isKept = storeDraft(draft, new Date());
    if (isKept) openAuth('login');
    toast.error({ title: t('save.loginRequired'), description: t(isKept ? 'save.loginToCreatePin' : 'save.notKept') });
  };

  return useMutation({
    mutationFn: (draft: TicketDraft) =>
      saved ? call('updateTicket', { params: { id: saved.id }, body: draft }) : call('createTicket', { body: draft }),
    onSuccess: ({ title, pin }) => {
      onClose();
      if (saved) toast.success({ title: t('save.done') });
      else {
        clearDraft();
        if (pin) openShare({ title, pin });
      }
      return client.invalidateQueries({ queryKey: ticketKeys.all });
    },
    onError: (error, draft) =>
      needsLogin(error)
        ? logInFirst(draft)
        : toast.error({ title: t('common:error'), description: errorText(error, t('save.failed')) }),
  });
};
