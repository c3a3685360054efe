import type { ListedTicket, NewTicketDraft, Ticket } from '@exit-tickets/contracts';
import { createContext, useContext } from 'react';
import type { UnsavedDraft } from './drafts/stored-draft.ts';

export type AuthMode = 'login' | 'register';

const authReasons = ['toSave', 'passwordChanged', 'linkInvalid'] as const;

/** Why a login is requested; the dialog shows it. */
export type AuthReason = (typeof authReasons)[number];

/** The navigation state for `/auth`. */
export interface AuthState {
  reason: AuthReason;
}

/** The reason in a navigation state, if it has one. */
export const reasonIn = (state: unknown): AuthReason | undefined => {
  const given: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'reason') : undefined;
  return authReasons.find((reason) => reason === given);
};

/** The initial content of the editor: a new ticket, or a saved one (with its id and PIN). */
export interface TicketToEdit extends Pick<UnsavedDraft, 'saved' | 'focusLevels' | 'focus' | 'isFromText' | 'offered'> {
  draft: NewTicketDraft;
  /** It holds work that is saved nowhere else: closing the editor asks for confirmation. */
  isUnsaved?: boolean;
}

/** Whether a ticket starts with work that is saved nowhere else, such as generated questions. */
export const holdsWork = ({ draft, saved, isUnsaved = false }: TicketToEdit): boolean =>
  isUnsaved || (!saved && Boolean(draft.originalContent));

/** The content of the share dialog, which counts the responses of the ticket while it is open. */
export type SharedTicket = Pick<Ticket, 'id' | 'title' | 'totalStudents'> & { pin: string };

/** A ticket that is copied for another class, given to a colleague or exported to a file. */
export type CopiedTicket = Pick<Ticket, 'id' | 'title'>;

/** A ticket to preview in its current state, saved or not. */
export type PreviewedTicket = Pick<Ticket, 'title' | 'className' | 'isKeptFromAi'> & {
  questions: (Ticket | ListedTicket)['questions'];
};

/** The dialogs that several screens open. The app owns them, so that features need not import each other. */
export interface Dialogs {
  openAuth: (mode: AuthMode, reason?: AuthReason) => void;
  /** Opens the login above the screen and its dialogs, which stay as they are, because the login has expired. */
  openLoginAgain: () => void;
  /** Never replaces an editor with changes: a ticket that holds work is offered once that editor is closed. */
  openEditor: (ticket: TicketToEdit) => void;
  openShare: (ticket: SharedTicket) => void;
  openCopy: (ticket: CopiedTicket) => void;
  openHandOver: (ticket: CopiedTicket) => void;
  openPreview: (ticket: PreviewedTicket) => void;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** The dialogs of the app. Only inside its providers. */
export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs outside of the app');
  return dialogs;
};
