import type { TicketDraft } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { type TicketToEdit, useDialogs } from '../../../shared/dialogs.ts';
import { toast } from '../../../shared/screen/toast.ts';

/** A saved ticket for the editor; undefined once it has responses (docs/product.md 4). */
const readToEdit = async (id: string): Promise<TicketToEdit | undefined> => {
  const params = { id };
  const [{ hasResponses }, ticket] = await Promise.all([
    call('hasResponses', { params }),
    call('getTicket', { params }),
  ]);
  if (hasResponses) return undefined;
  const { title, className, totalStudents, questions, originalContent, isKeptFromAi, pin } = ticket;
  const draft = { title, className, totalStudents, questions, originalContent, isKeptFromAi };
  return { draft: draft satisfies Record<keyof TicketDraft, unknown>, saved: { id, pin } };
};

/** Opens a saved ticket in the editor, unless it has responses. */
export const useEditTicket = () => {
  const client = useQueryClient();
  const { openEditor } = useDialogs();
  const { mutate, isPending } = useMutation({
    mutationFn: readToEdit,
    onError: (error) => {
      toast.failure(t('tickets:edit.checkFailed'), error);
      // It may have been deleted in another window.
      return client.invalidateQueries({ queryKey: ticketKeys.lists });
    },
  });
  return {
    isPending,
    // A callback of this call, not of the hook: it does not run after the teacher has left the list.
    mutate: (id: string) =>
      mutate(id, {
        onSuccess: (ticket) => {
          if (ticket) openEditor(ticket);
          else toast.error({ title: t('tickets:edit.blocked'), description: t('tickets:edit.blockedText') });
        },
      }),
  };
};
