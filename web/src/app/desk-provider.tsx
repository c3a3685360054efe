import { lazy, type PropsWithChildren, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../components/toast.ts';
import { focusScreen } from '../components/use-screen-focus.ts';
import { type AuthMode, type Desk, DeskContext, type EditorWork, type SharedTicket } from '../desk.ts';
import { paths } from '../paths.ts';
import { readDraft } from '../pending-draft.ts';

const AuthModal = lazy(async () => ({ default: (await import('../features/auth/auth-modal.tsx')).AuthModal }));
const TicketEditor = lazy(async () => ({
  default: (await import('../features/editor/ticket-editor.tsx')).TicketEditor,
}));
const ShareDialog = lazy(async () => ({ default: (await import('../features/share/share-dialog.tsx')).ShareDialog }));

type Dialog =
  | { kind: 'auth'; mode: AuthMode }
  | { kind: 'editor'; work: EditorWork }
  | { kind: 'share'; ticket: SharedTicket };

/** Where closing the login leads: `/auth` without it would be a page with nothing to do. */
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
      // A ticket that waits to be saved is saved on the dashboard, which `/` and `/auth` lead to by themselves.
      const leadsToDashboard = pathname === paths.home || pathname === paths.auth();
      if (!leadsToDashboard && readDraft(new Date())) void navigate(paths.dashboard);
    },
  };
};

/** Closing a dialog leads the keyboard back to where it was opened from, past dialogs that took each other's place. */
const useFocusReturn = () => {
  const opener = useRef<Element | null>(null);
  const remember = useCallback(() => {
    const { activeElement } = document;
    if (!activeElement?.closest('[role="dialog"]')) opener.current = activeElement;
  }, []);
  const goBack = useCallback(() => {
    // The dialog gives the focus up only once it is gone.
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else focusScreen();
    });
  }, []);
  return { remember, goBack };
};

/** Owns the dialogs that several screens open: one at a time, a newer one takes the place of the older. */
export const DeskProvider = ({ children }: PropsWithChildren) => {
  const [dialog, setDialog] = useState<Dialog>();
  const { remember, goBack } = useFocusReturn();
  const close = useCallback(() => {
    toast.clear();
    setDialog(undefined);
    goBack();
  }, [goBack]);
  const desk = useMemo<Desk>(() => {
    const open = (next: Dialog) => {
      remember();
      toast.clear();
      setDialog(next);
    };
    return {
      openAuth: (mode) => open({ kind: 'auth', mode }),
      openEditor: (work) => open({ kind: 'editor', work }),
      sharePin: (ticket) => open({ kind: 'share', ticket }),
    };
  }, [remember]);
  const auth = useAuthExits(close);
  return (
    <DeskContext value={desk}>
      {children}
      <Suspense fallback={null}>
        {dialog?.kind === 'auth' && <AuthModal initialMode={dialog.mode} {...auth} />}
        {dialog?.kind === 'editor' && <TicketEditor work={dialog.work} onClose={close} />}
        {dialog?.kind === 'share' && <ShareDialog ticket={dialog.ticket} onClose={close} />}
      </Suspense>
    </DeskContext>
  );
};
