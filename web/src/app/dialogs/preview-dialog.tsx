import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PreviewedTicket } from '../../shared/dialogs.ts';
import { StudentPreview } from '../../shared/ticket/student-preview.tsx';

/** A ticket as its pupils will see it. */
export const PreviewDialog = ({ ticket, onClose }: { ticket: PreviewedTicket; onClose: () => void }) => {
  const { t } = useTranslation(['tickets', 'common']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('preview.title')}
      size={460}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <StudentPreview ticket={ticket} onEscape={onClose} />
    </Modal>
  );
};
