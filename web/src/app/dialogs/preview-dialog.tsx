import { useTranslation } from 'react-i18next';
import type { PreviewedTicket } from '../../shared/dialogs.ts';
import { StudentPreview } from '../../shared/ticket/student-preview.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

/** A ticket as its students see it. */
export const PreviewDialog = ({ ticket, onClose }: { ticket: PreviewedTicket; onClose: () => void }) => {
  const { t } = useTranslation('tickets');
  return (
    <Dialog opened onClose={onClose} title={t('preview.title')} size={460}>
      <StudentPreview ticket={ticket} onEscape={onClose} />
    </Dialog>
  );
};
