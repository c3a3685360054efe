import type { FocusLevel, GeneratedTicket, ListedTicket, NewTicketDraft, Ticket } from '@exit-tickets/contracts';
import { createContext, useContext } from 'react';

export type AuthMode = 'login' | 'register';

const authReasons = ['toSave', 'passwordChanged', 'linkInvalid'] as const;

/** Why somebody is asked to log in, which the dialog says. */
export type AuthReason = (typeof authReasons)[number];

/** What a screen hands on to `/auth` in the state of the navigation. */
export interface AuthState {
  reason: AuthReason;
}

/** The reason in the state of a navigation, if it has one. */
export const reasonIn = (state: unknown): AuthReason | undefined => {
  const given: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'reason') : undefined;
  return authReasons.find((reason) => reason === given);
};

/** What the editor opens with: a new ticket, or a saved one (with its id and PIN). */
export interface TicketToEdit {
  draft: NewTicketDraft;
  saved?: { id: string; pin: string | null } | undefined;
  /** The options it was generated with, for extra questions and regenerating. */
  focusLevels?: FocusLevel[] | undefined;
  focus?: string | undefined;
  /** What came with its questions: others to choose from, and levels that could not be given. */
  offered?: Pick<GeneratedTicket, 'suggestions' | 'gap' | 'notGiven'> | undefined;
  /** No questions could be made from its lesson: the teacher picks from the text. */
  isFromText?: boolean;
  /** It holds work that is saved nowhere else: leaving it asks first. */
  isUnsaved?: boolean;
}

/** Whether a ticket opens with work that is saved nowhere else, such as generated questions. */
export const holdsWork = ({ draft, saved, isUnsaved = false }: TicketToEdit): boolean =>
  isUnsaved || (!saved && Boolean(draft.originalContent));

/** What the share dialog shows. */
export interface SharedTicket {
  title: string;
  pin: string;
  /** Whose answers are counted while the dialog is open; without it none are. */
  id?: string;
  totalStudents?: number | null;
}

/** A ticket that is copied for another class. */
export type CopiedTicket = Pick<Ticket, 'id' | 'title'>;

/** A ticket whose questions leave: to a colleague, or as a file. */
export type HandedOverTicket = Pick<Ticket, 'id' | 'title'>;

/** What a preview shows: a ticket as it stands, saved or not. */
export type PreviewedTicket = Pick<Ticket, 'title' | 'className' | 'isKeptFromAi'> & {
  questions: (Ticket | ListedTicket)['questions'];
};

/** The dialogs that several screens open. The app owns them, so that features need not import each other. */
export interface Dialogs {
  openAuth: (mode: AuthMode, reason?: AuthReason) => void;
  /** Puts the login before the screen and its dialogs, which go on as they were: the session has ended. */
  openLoginAgain: () => void;
  /** Nobody is torn away from what they changed in an editor: a ticket that holds work is offered once that has closed. */
  openEditor: (ticket: TicketToEdit) => void;
  openShare: (ticket: SharedTicket) => void;
  openCopy: (ticket: CopiedTicket) => void;
  openHandOver: (ticket: HandedOverTicket) => void;
  openPreview: (ticket: PreviewedTicket) => void;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** The dialogs of the app; only inside its providers. */
export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs outside of the app');
  return dialogs;
};
