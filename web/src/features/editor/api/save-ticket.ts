import type { Ticket, TicketDraft } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { CallError, needsLogin } from '../../../shared/api/call-error.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { useUserId } from '../../../shared/api/use-user-id.ts';
import { type TicketToEdit, useDialogs } from '../../../shared/dialogs.ts';
import { storePending } from '../../../shared/drafts/pending-draft.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useOpenTicketErrorText } from '../../../shared/ticket/use-open-ticket-error-text.ts';
import { editedTicket, toDraft } from '../edited-ticket.ts';

/** Why a saved ticket is not simply replaced: another window deleted or changed it, or students have answered it. */
export type Obstacle = 'deleted' | 'answered' | 'changed';

/** The ticket says something else than what the editor opened with. */
class ChangedElsewhereError extends Error {}

/** What the editor shows of a ticket, always in the same order. */
const contentOf = (draft: TicketDraft): string =>
  JSON.stringify(toDraft({ ...editedTicket(draft), originalContent: undefined }));

const obstacleOf = (error: Error): Obstacle | undefined => {
  if (error instanceof ChangedElsewhereError) return 'changed';
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'ticket_not_found') return 'deleted';
  return error.code === 'ticket_has_responses' ? 'answered' : undefined;
};

/** Replaces a ticket, unless it says something else by now than what was read of it, if that is given. */
const replaceTicket = async (id: string, body: TicketDraft, read: TicketDraft | undefined): Promise<Ticket> => {
  const params = { id };
  if (read && contentOf(await call('getTicket', { params })) !== contentOf(read)) throw new ChangedElsewhereError();
  return call('updateTicket', { params, body });
};

interface Saving {
  draft: TicketDraft;
  /** Whatever another window has made of it. */
  replacesAnyway?: boolean;
}

interface SaveOptions {
  /** Has the server know a new ticket that it has stored already, when only its answer was lost. */
  draftId: string;
  /** The teacher whose page it was when the editor opened. */
  owner: string | undefined;
  onClose: () => void;
  /** The draft waits in the browser to be saved after the login. */
  onHandedOver: () => void;
}

/**
 * Saves the ticket. For a visitor it stores the draft in the browser and opens registration (docs/product.md 4); for a
 * teacher whose session has ended it saves once they have logged in again. One that cannot be replaced any more, or that
 * another window has changed, can be saved as a new ticket, so that nothing typed is lost.
 */
export const useSaveTicket = (opened: TicketToEdit, { draftId, owner, onClose, onHandedOver }: SaveOptions) => {
  const [obstacle, setObstacle] = useState<Obstacle>();
  /** The ticket that is replaced; none for a new one. */
  const replaced = ({ replacesAnyway }: Saving) => (obstacle && !replacesAnyway ? undefined : opened.saved);
  const client = useQueryClient();
  const { t } = useTranslation(['editor', 'common']);
  const errorText = useOpenTicketErrorText();
  const { openAuth, openShare } = useDialogs();
  const userId = useUserId();
  const refused = useRef<Saving>(undefined);

  const logInFirst = ({ draft }: Saving): void => {
    if (!storePending({ ...draft, draftId }, new Date()))
      return void toast.error({ title: t('save.loginRequired'), description: t('save.notKept') });
    onHandedOver();
    openAuth('register', 'toSave');
  };

  const mutation = useMutation({
    mutationFn: (saving: Saving) => {
      const { draft, replacesAnyway } = saving;
      const ticket = replaced(saving);
      if (!ticket) return call('createTicket', { body: { ...draft, draftId } });
      // What was not saved when the page went is no longer compared with what was read.
      const isComparable = !replacesAnyway && !opened.isUnsaved;
      return replaceTicket(ticket.id, draft, isComparable ? opened.draft : undefined);
    },
    onSuccess: ({ id, title, pin, totalStudents }, saving) => {
      onClose();
      if (replaced(saving)) toast.success({ title: t('save.done') });
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
      if (!met) return toast.error({ title: t('common:error'), description: errorText(error, t('save.failed')) });
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
