import { Modal, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorWork } from '../../desk.ts';
import classes from './editor.module.css';
import { EditorForm } from './editor-form.tsx';

interface TicketEditorProps {
  work: EditorWork;
  onClose: () => void;
}

/** The dialog in which a ticket is made or changed. Closing it with unsaved changes asks once, in place. */
export const TicketEditor = ({ work, onClose }: TicketEditorProps) => {
  const { t } = useTranslation(['editor', 'common']);
  const theme = useMantineTheme();
  const isNarrow = useMediaQuery(`(max-width: ${theme.breakpoints.sm})`);
  const [isLeaving, setLeaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  return (
    <Modal
      opened
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      title={t(work.saved ? 'editTitle' : 'newTitle')}
      size={780}
      centered={false}
      fullScreen={isNarrow ?? false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ header: classes.header, body: classes.body }}
    >
      <EditorForm
        work={work}
        isLeaving={isLeaving}
        onDirty={setDirty}
        onCancel={() => (isDirty ? setLeaving(true) : onClose())}
        onStay={() => setLeaving(false)}
        onClose={onClose}
      />
    </Modal>
  );
};
