import { Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewedTicket } from '../dialogs.ts';
import { paths } from '../paths.ts';
import classes from './preview-dialog.module.css';
import { toStudentTicket } from './previewed-ticket.ts';

/**
 * The pupils' own page in a frame, with a ticket that it is given and that nobody has to have saved. A frame, because that
 * page has a stylesheet of its own and the width of a phone.
 */
export const PreviewDialog = ({ ticket, onClose }: { ticket: PreviewedTicket; onClose: () => void }) => {
  const { t, i18n } = useTranslation(['tickets', 'common']);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow;
      if (!page || source !== page || origin !== location.origin) return;
      if (data === 'ready')
        page.postMessage({ ticket: toStudentTicket(ticket), language: i18n.language }, location.origin);
      if (data === 'closed') onClose();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [ticket, i18n.language, onClose]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('preview.title')}
      size={460}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ body: classes.body }}
    >
      <p className={classes.note}>{t('preview.note')}</p>
      <iframe ref={frame} className={classes.page} src={paths.studentPreview} title={t('preview.frame')} />
    </Modal>
  );
};
