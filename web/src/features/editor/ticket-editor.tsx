import { Modal, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorWork } from '../../desk.ts';
import classes from './editor.module.css';
import { EditorForm, type EditorHandle } from './editor-form.tsx';

interface TicketEditorProps {
  work: EditorWork;
  onClose: () => void;
}

/** Closes what has no changes and asks about the rest; who stays goes on where the keyboard was. */
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
export const TicketEditor = ({ work, onClose }: TicketEditorProps) => {
  const { t } = useTranslation(['editor', 'common']);
  const theme = useMantineTheme();
  const isNarrow = useMediaQuery(`(max-width: ${theme.breakpoints.sm})`);
  const form = useRef<EditorHandle>(null);
  const { isLeaving, leave, stay } = useLeaving(form, onClose);
  return (
    <Modal
      opened
      onClose={leave}
      title={t(work.saved ? 'editTitle' : 'newTitle')}
      size={780}
      centered={false}
      fullScreen={isNarrow ?? false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ header: classes.header, body: classes.body }}
    >
      <EditorForm ref={form} work={work} isLeaving={isLeaving} onCancel={leave} onStay={stay} onClose={onClose} />
    </Modal>
  );
};
