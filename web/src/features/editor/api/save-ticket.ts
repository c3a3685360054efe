import type { Ticket, TicketDraft } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { hasCode, needsLogin } from '../../../shared/api/call-error.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { useUserId } from '../../../shared/api/use-user-id.ts';
import { type TicketToEdit, useDialogs } from '../../../shared/dialogs.ts';
import { storePending } from '../../../shared/drafts/pending-draft.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { openTicketErrorText } from '../../../shared/ticket/open-ticket-error-text.ts';
import { editedTicket, toDraft } from '../edited-ticket.ts';

/** Why a saved ticket cannot simply be replaced: it was deleted or changed elsewhere, or has answers. */
export type Obstacle = 'deleted' | 'answered' | 'changed';

/** The stored ticket differs from the one that the editor opened. */
class ChangedElsewhereError extends Error {}

/** The content of a ticket that the editor shows, in a stable order for comparison. */
const contentOf = (draft: TicketDraft): string =>
  JSON.stringify(toDraft({ ...editedTicket(draft), originalContent: undefined }));

const obstacleOf = (error: Error): Obstacle | undefined => {
  if (error instanceof ChangedElsewhereError) return 'changed';
  if (hasCode(error, 'ticket_not_found')) return 'deleted';
  return hasCode(error, 'ticket_has_responses') ? 'answered' : undefined;
};

/** Replaces a ticket. If `read` is given, it fails when the stored ticket no longer matches it. */
const replaceTicket = async (id: string, body: TicketDraft, read: TicketDraft | undefined): Promise<Ticket> => {
  const params = { id };
  if (read && contentOf(await call('getTicket', { params })) !== contentOf(read)) throw new ChangedElsewhereError();
  return call('updateTicket', { params, body });
};

interface Saving {
  draft: TicketDraft;
  /** Overwrites changes made in another window. */
  replacesAnyway?: boolean;
}

interface SaveOptions {
  /** Lets the server recognise a new ticket that it has already stored when only its response was lost. */
  draftId: string;
  /** The teacher who owned the page when the editor opened. */
  owner: string | undefined;
  onClose: () => void;
  /** Called when the draft is stored in the browser, to be saved after the login. */
  onHandedOver: () => void;
}

/**
 * Saves the ticket. A visitor's draft is stored in the browser and registration opens (docs/product.md 4). If a
 * teacher's login has expired, the ticket is saved after the next login. A ticket that can no longer be replaced, or
 * that another window has changed, can be saved as a new one, so that nothing typed is lost.
 */
export const useSaveTicket = (opened: TicketToEdit, { draftId, owner, onClose, onHandedOver }: SaveOptions) => {
  const [obstacle, setObstacle] = useState<Obstacle>();
  /** The ticket to replace; undefined for a new one. */
  const replaced = ({ replacesAnyway }: Saving) => (obstacle && !replacesAnyway ? undefined : opened.saved);
  const client = useQueryClient();
  const { openAuth, openShare } = useDialogs();
  const userId = useUserId();
  const refused = useRef<Saving>(undefined);

  const logInFirst = ({ draft }: Saving): void => {
    if (!storePending({ ...draft, draftId }, new Date()))
      return void toast.error({ title: t('editor:save.loginRequired'), description: t('editor:save.notKept') });
    onHandedOver();
    openAuth('register', 'toSave');
  };

  const mutation = useMutation({
    mutationFn: (saving: Saving) => {
      const { draft, replacesAnyway } = saving;
      const ticket = replaced(saving);
      if (!ticket) return call('createTicket', { body: { ...draft, draftId } });
      // A draft restored after the page was left is not what the server returned, so it cannot be compared.
      const isComparable = !replacesAnyway && !opened.isUnsaved;
      return replaceTicket(ticket.id, draft, isComparable ? opened.draft : undefined);
    },
    onSuccess: ({ id, title, pin, totalStudents }, saving) => {
      onClose();
      if (replaced(saving)) toast.success({ title: t('editor:save.done') });
      else if (pin) openShare({ id, title, pin, totalStudents });
      return client.invalidateQueries({ queryKey: ticketKeys.all });
    },
    onError: (error, saving) => {
      if (needsLogin(error) && owner === undefined) return logInFirst(saving);
      if (needsLogin(error)) {
        refused.current = saving;
        return;
      }
      const met = replaced(saving) && obstacleOf(error);
      if (!met)
        return toast.error({ title: t('error'), description: openTicketErrorText(error, t('editor:save.failed')) });
      setObstacle(met);
      return client.invalidateQueries({ queryKey: ticketKeys.lists });
    },
  });

  const { mutate } = mutation;
  useEffect(() => {
    if (!refused.current || userId !== owner) return;
    mutate(refused.current);
    refused.current = undefined;
  }, [userId, owner, mutate]);
  return { ...mutation, obstacle };
};
