import type { NewTicketDraft } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { useDialogs } from '../../../shared/dialogs.ts';
import { clearPending, pendingDraftKey, readPending } from '../../../shared/drafts/pending-draft.ts';
import { withBrowserLock } from '../../../shared/drafts/with-browser-lock.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { openTicketErrorText } from '../../../shared/ticket/open-ticket-error-text.ts';

/**
 * Saves the ticket that was made before the login: posts it, discards the draft, shows the PIN and refreshes the list
 * (docs/product.md 4). If saving fails, the editor opens with it.
 * The draft is discarded only after the server has answered, so that closing or reloading the page does not lose it. If
 * only the response was lost, the server recognises the draft by its id. Of several open windows, one saves it.
 */
export const useCreatePendingTicket = (): void => {
  const client = useQueryClient();
  const { openShare, openEditor } = useDialogs();
  const { mutateAsync } = useMutation({
    mutationFn: (draft: NewTicketDraft) => call('createTicket', { body: draft }),
    onSuccess: ({ id, title, pin, totalStudents }) => {
      clearPending();
      if (pin) openShare({ id, title, pin, totalStudents });
      return client.invalidateQueries({ queryKey: ticketKeys.all });
    },
    onError: (error, draft) => {
      // From here on it is an unfinished draft: leaving the page may have aborted the call.
      openEditor({ draft, isUnsaved: true });
      clearPending();
      toast.error({ title: t('error'), description: openTicketErrorText(error, t('editor:save.failed')) });
    },
  });
  useEffect(() => {
    if (!readPending(new Date())) return;
    void withBrowserLock(pendingDraftKey, async () => {
      // Another window may have saved it meanwhile.
      const draft = readPending(new Date());
      if (draft) await mutateAsync(draft).catch(() => undefined);
    });
  }, [mutateAsync]);
};
