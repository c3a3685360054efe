import { lazy, type PropsWithChildren, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../components/toast.ts';
import { focusScreen } from '../components/use-screen-focus.ts';
import { type AuthMode, type Dialogs, DialogsContext, type SharedTicket, type TicketToEdit } from '../dialogs.ts';
import { paths } from '../paths.ts';
import { readDraft } from '../pending-draft.ts';

const AuthModal = lazy(async () => ({ default: (await import('../features/auth/auth-modal.tsx')).AuthModal }));
const TicketEditor = lazy(async () => ({
  default: (await import('../features/editor/ticket-editor.tsx')).TicketEditor,
}));
const ShareDialog = lazy(async () => ({ default: (await import('../features/share/share-dialog.tsx')).ShareDialog }));

type Dialog =
  | { kind: 'auth'; mode: AuthMode }
  | { kind: 'editor'; ticket: TicketToEdit }
  | { kind: 'share'; ticket: SharedTicket };

/** Where to go when the login closes: `/auth` without it would be a page with nothing to do. */
const useAuthExits = (close: () => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return {
    onClose: () => {
      close();
      if (pathname === paths.auth()) void navigate(paths.home, { replace: true });
    },
    onLoggedIn: () => {
      close();
      // A pending ticket is saved by the dashboard; `/` and `/auth` go there by themselves.
      const leadsToDashboard = pathname === paths.home || pathname === paths.auth();
      if (!leadsToDashboard && readDraft(new Date())) void navigate(paths.dashboard);
    },
  };
};

/** Closing a dialog returns the focus to where it was opened from, past dialogs that took each other's place. */
const useFocusReturn = () => {
  const opener = useRef<Element | null>(null);
  const rememberOpener = useCallback(() => {
    const { activeElement } = document;
    if (!activeElement?.closest('[role="dialog"]')) opener.current = activeElement;
  }, []);
  const focusOpener = useCallback(() => {
    // The focus trap lets go only once the dialog is unmounted.
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else focusScreen();
    });
  }, []);
  return { rememberOpener, focusOpener };
};

/** Owns the dialogs that several screens open. One is open at a time; a newer one replaces it. */
export const DialogsProvider = ({ children }: PropsWithChildren) => {
  const [dialog, setDialog] = useState<Dialog>();
  const { rememberOpener, focusOpener } = useFocusReturn();
  const close = useCallback(() => {
    toast.clear();
    setDialog(undefined);
    focusOpener();
  }, [focusOpener]);
  const dialogs = useMemo<Dialogs>(() => {
    const open = (next: Dialog) => {
      rememberOpener();
      toast.clear();
      setDialog(next);
    };
    return {
      openAuth: (mode) => open({ kind: 'auth', mode }),
      openEditor: (ticket) => open({ kind: 'editor', ticket }),
      openShare: (ticket) => open({ kind: 'share', ticket }),
    };
  }, [rememberOpener]);
  const auth = useAuthExits(close);
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense fallback={null}>
        {dialog?.kind === 'auth' && <AuthModal initialMode={dialog.mode} {...auth} />}
        {dialog?.kind === 'editor' && <TicketEditor ticket={dialog.ticket} onClose={close} />}
        {dialog?.kind === 'share' && <ShareDialog ticket={dialog.ticket} onClose={close} />}
      </Suspense>
    </DialogsContext>
  );
};
