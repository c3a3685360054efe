import type { FocusLevel, TicketDraft } from '@exit-tickets/contracts';
import { createContext, useContext } from 'react';

export type AuthMode = 'login' | 'register';

/** What the editor opens with: a new ticket, or a saved one (with its id and PIN). */
export interface TicketToEdit {
  draft: TicketDraft;
  saved?: { id: string; pin: string | null };
  /** The options it was generated with, for extra questions and regenerating. */
  focusLevels?: FocusLevel[] | undefined;
  focus?: string | undefined;
}

/** What the share dialog shows. */
export interface SharedTicket {
  title: string;
  pin: string;
}

/** The dialogs that several screens open. The app owns them, so that features need not import each other. */
export interface Dialogs {
  openAuth: (mode: AuthMode) => void;
  openEditor: (ticket: TicketToEdit) => void;
  openShare: (ticket: SharedTicket) => void;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** The dialogs of the app; only inside its providers. */
export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs outside of the app');
  return dialogs;
};
