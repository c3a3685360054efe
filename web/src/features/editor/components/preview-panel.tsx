import { CloseButton, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PreviewedTicket } from '../../../shared/dialogs.ts';
import { StudentPreview } from '../../../shared/ticket/student-preview.tsx';
import classes from './preview-panel.module.css';

/** The ticket as students will see it, next to the questions and updated as they change. */
export const PreviewPanel = ({ ticket, onClose }: { ticket: PreviewedTicket; onClose: () => void }) => {
  const { t } = useTranslation(['tickets', 'common']);
  return (
    <section className={classes.panel} aria-labelledby="preview">
      <Group justify="space-between" wrap="nowrap" gap={0} className={classes.head}>
        <h3 id="preview">{t('preview.title')}</h3>
        <CloseButton size={44} aria-label={t('common:close')} onClick={onClose} />
      </Group>
      <StudentPreview ticket={ticket} onEscape={onClose} />
    </section>
  );
};
