import { useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketToEdit } from '../../shared/dialogs.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EditorForm, type EditorHandle } from './editor-form.tsx';
import classes from './ticket-editor.module.css';

interface TicketEditorProps {
  ref?: Ref<EditorHandle>;
  ticket: TicketToEdit;
  /** Storage slot for this editor's unsaved draft (unfinished-drafts.ts). */
  slot: string;
  onClose: () => void;
  /** A preview is open in front of it and handles Escape. */
  isCovered?: boolean;
}

/** Closes at once if nothing changed, otherwise asks first; staying restores the focus. */
const useLeaving = (form: RefObject<EditorHandle | null>, onClose: () => void) => {
  const [isLeaving, setLeaving] = useState(false);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!isLeaving && focused.current instanceof HTMLElement) focused.current.focus();
  }, [isLeaving]);
  const leave = () => {
    if (!form.current?.isDirty()) return onClose();
    if (!isLeaving) focused.current = document.activeElement;
    setLeaving(true);
  };
  return { isLeaving, leave, stay: () => setLeaving(false) };
};

/** The dialog in which a ticket is made or changed. Closing it with unsaved changes asks once, in place. */
export const TicketEditor = ({ ref, ticket, slot, onClose, isCovered = false }: TicketEditorProps) => {
  const { t } = useTranslation('editor');
  const theme = useMantineTheme();
  const isNarrow = useMediaQuery(`(max-width: ${theme.breakpoints.sm})`);
  const form = useRef<EditorHandle>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const { isLeaving, leave, stay } = useLeaving(form, onClose);
  useImperativeHandle(ref, () => ({ isDirty: () => form.current?.isDirty() ?? false }));
  return (
    <Dialog
      opened
      onClose={leave}
      title={t(ticket.saved ? 'editTitle' : 'newTitle')}
      // Wider when the lesson or the preview is beside the questions.
      size={ticket.draft.originalContent || isPreviewing ? 1240 : 780}
      centered={false}
      fullScreen={isNarrow ?? false}
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
      classNames={{ header: classes.header, body: classes.body }}
    >
      <EditorForm
        ref={form}
        ticket={ticket}
        slot={slot}
        isLeaving={isLeaving}
        isPreviewing={isPreviewing}
        onPreviewing={setPreviewing}
        onCancel={leave}
        onStay={stay}
        onClose={onClose}
      />
    </Dialog>
  );
};
