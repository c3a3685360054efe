import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { pageOwner } from '../../../api/page-owner.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';
import { toast } from '../../../components/toast.ts';
import { useOpenTicketErrorText } from '../../../components/use-open-ticket-error-text.ts';
import { useDialogs } from '../../../dialogs.ts';
import { clearDraft, isDraftOf, readDraft, storeDraft, type UnsavedDraft } from '../../../pending-draft.ts';

/**
 * Saves the ticket that was made or changed before logging in: posts it, forgets it, shows the PIN of a new one and
 * refreshes the list (specification section 4). It leaves the store before it is sent, so that two tabs cannot save it twice;
 * when saving fails it goes back, and the editor opens with it.
 */
export const useCreatePendingTicket = (): void => {
  const client = useQueryClient();
  const { t } = useTranslation(['editor', 'common']);
  const errorText = useOpenTicketErrorText();
  const { openShare, openEditor } = useDialogs();
  const hasStarted = useRef(false);
  const { mutate } = useMutation({
    mutationFn: ({ saved, owner: _, ...draft }: UnsavedDraft) =>
      saved ? call('updateTicket', { params: { id: saved.id }, body: draft }) : call('createTicket', { body: draft }),
    onSuccess: ({ id, title, pin, totalStudents }, { saved }) => {
      if (saved) toast.success({ title: t('save.done') });
      else if (pin) openShare({ id, title, pin, totalStudents });
      return client.invalidateQueries({ queryKey: ticketKeys.all });
    },
    onError: (error, unsaved) => {
      storeDraft(unsaved, new Date());
      const { saved, owner: _, ...draft } = unsaved;
      openEditor({ draft, saved, isUnsaved: true });
      toast.error({ title: t('common:error'), description: errorText(error, t('save.failed')) });
    },
  });
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const draft = readDraft(new Date());
    if (!draft || draft.isUnfinished || !isDraftOf(draft, pageOwner())) return;
    clearDraft();
    mutate(draft);
  }, [mutate]);
};
