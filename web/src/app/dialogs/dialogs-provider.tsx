import { type PropsWithChildren, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EditorHandle } from '../../features/editor/editor-form.tsx';
import { lazyPart } from '../../shared/api/lazy-part.ts';
import { pageOwner } from '../../shared/api/page-owner.ts';
import { paths } from '../../shared/api/paths.ts';
import {
  type AuthMode,
  type AuthReason,
  type CopiedTicket,
  type Dialogs,
  DialogsContext,
  holdsWork,
  type PreviewedTicket,
  type SharedTicket,
  type TicketToEdit,
} from '../../shared/dialogs.ts';
import { readPending } from '../../shared/drafts/pending-draft.ts';
import { keepUnfinished, newSlot } from '../../shared/drafts/unfinished-drafts.ts';
import { toast } from '../../shared/screen/toast.ts';
import { useFocusReturn } from '../use-focus-return.ts';
import { useUnfinishedDraft } from '../use-unfinished-draft.tsx';
import { DialogPart } from './dialog-part.tsx';
import { useLoginAgain, useNextTeacher } from './use-login-again.ts';

const AuthModal = lazyPart(async () => (await import('../../features/auth/auth-modal.tsx')).AuthModal);
const TicketEditor = lazyPart(async () => (await import('../../features/editor/ticket-editor.tsx')).TicketEditor);
const ShareDialog = lazyPart(async () => (await import('../../features/share/share-dialog.tsx')).ShareDialog);
const CopyDialog = lazyPart(async () => (await import('./copy-dialog.tsx')).CopyDialog);
const HandOverDialog = lazyPart(
  async () => (await import('../../features/hand-over/hand-over-dialog.tsx')).HandOverDialog,
);
const PreviewDialog = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

/** Used after an expired login: that dialog closes by itself once somebody is logged in. */
const stay = (): void => undefined;

type Dialog =
  | { kind: 'auth'; mode: AuthMode; reason: AuthReason | undefined }
  | { kind: 'editor'; ticket: TicketToEdit; slot: string }
  | { kind: 'share'; ticket: SharedTicket }
  | { kind: 'copy'; ticket: CopiedTicket }
  | { kind: 'hand-over'; ticket: CopiedTicket };

/** Where to go when the login closes: `/auth` without its dialog would be an empty page. */
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
      if (!leadsToDashboard && readPending(new Date())) void navigate(paths.dashboard);
    },
  };
};

/** A preview opens above the editor, which stays unchanged; closing the preview returns the focus. */
const usePreview = () => {
  const [preview, setPreview] = useState<PreviewedTicket>();
  const { rememberOpener, focusOpener } = useFocusReturn();
  const openPreview = useCallback(
    (ticket: PreviewedTicket) => {
      rememberOpener();
      setPreview(ticket);
    },
    [rememberOpener],
  );
  const closePreview = useCallback(() => {
    setPreview(undefined);
    focusOpener();
  }, [focusOpener]);
  return { preview, openPreview, closePreview };
};

/**
 * Owns the dialogs that several screens open. A newly opened dialog replaces the open one, except that a ticket never
 * replaces an editor with changes. Only a preview and the login after an expired one open above another dialog.
 */
export const DialogsProvider = ({ children }: PropsWithChildren) => {
  const [dialog, setDialog] = useState<Dialog>();
  const { rememberFirstOpener, focusOpener } = useFocusReturn();
  const { preview, openPreview, closePreview } = usePreview();
  const closeAll = useCallback(() => {
    setDialog(undefined);
    closePreview();
  }, [closePreview]);
  const { isLoginAgain, openLoginAgain, leave } = useLoginAgain(closeAll);
  useNextTeacher(closeAll);
  const leaveDialog = useCallback(() => {
    toast.clear();
    setDialog(undefined);
    focusOpener();
  }, [focusOpener]);
  const editor = useRef<EditorHandle>(null);
  const dialogs = useMemo<Dialogs>(() => {
    const open = (next: Dialog) => {
      rememberFirstOpener();
      toast.clear();
      setDialog(next);
    };
    return {
      openAuth: (mode, reason) => open({ kind: 'auth', mode, reason }),
      openEditor: (ticket) => {
        const { draft, isUnsaved: _, ...others } = ticket;
        const slot = newSlot();
        // Stored until the editor has it: the editor may still have to load, or the open one may have to close first.
        if (holdsWork(ticket)) keepUnfinished(slot, { ...draft, ...others, owner: pageOwner() }, new Date());
        if (!editor.current?.isDirty()) open({ kind: 'editor', ticket, slot });
      },
      openShare: (ticket) => open({ kind: 'share', ticket }),
      openCopy: (ticket) => open({ kind: 'copy', ticket }),
      openHandOver: (ticket) => open({ kind: 'hand-over', ticket }),
      openLoginAgain,
      openPreview,
    };
  }, [rememberFirstOpener, openLoginAgain, openPreview]);
  useUnfinishedDraft(dialogs.openEditor, dialog === undefined);
  const auth = useAuthExits(leaveDialog);
  return (
    <DialogsContext value={dialogs}>
      {children}
      <DialogPart onMissing={leaveDialog}>
        {dialog?.kind === 'auth' && <AuthModal initialMode={dialog.mode} reason={dialog.reason} {...auth} />}
        {dialog?.kind === 'editor' && (
          <TicketEditor
            key={dialog.slot}
            ref={editor}
            ticket={dialog.ticket}
            slot={dialog.slot}
            onClose={leaveDialog}
            isCovered={preview !== undefined || isLoginAgain}
          />
        )}
        {dialog?.kind === 'share' && <ShareDialog ticket={dialog.ticket} onClose={leaveDialog} />}
        {dialog?.kind === 'copy' && <CopyDialog ticket={dialog.ticket} onClose={leaveDialog} />}
        {dialog?.kind === 'hand-over' && <HandOverDialog ticket={dialog.ticket} onClose={leaveDialog} />}
      </DialogPart>
      <DialogPart onMissing={closePreview}>
        {preview && <PreviewDialog ticket={preview} onClose={closePreview} />}
      </DialogPart>
      <DialogPart onMissing={leave}>
        {isLoginAgain && <AuthModal initialMode="login" isAgain onClose={leave} onLoggedIn={stay} />}
      </DialogPart>
    </DialogsContext>
  );
};
