import type { FocusLevel, TicketDraft } from '@exit-tickets/contracts';
import { createContext, useContext } from 'react';

export type AuthMode = 'login' | 'register';

/** What the editor opens with: a new ticket, or a saved one (with its id and PIN). */
export interface EditorWork {
  draft: TicketDraft;
  saved?: { id: string; pin: string | null };
  /** What it was generated with, for extra questions and regenerating. */
  focusLevels?: FocusLevel[] | undefined;
  focus?: string | undefined;
}

/** What the share dialog shows. */
export interface SharedTicket {
  title: string;
  pin: string;
}

/** The dialogs that several screens open. The app owns them, so that features need not import each other. */
export interface Desk {
  openAuth: (mode: AuthMode) => void;
  openEditor: (work: EditorWork) => void;
  sharePin: (ticket: SharedTicket) => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The dialogs of the app; only inside its providers. */
export const useDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk outside of the app');
  return desk;
};
