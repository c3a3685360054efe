import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../api/paths.ts';
import type { PreviewedTicket } from '../dialogs.ts';
import classes from './student-preview.module.css';
import { toStudentTicket } from './student-ticket-of.ts';

interface StudentPreviewProps {
  ticket: PreviewedTicket;
  /** Escape was pressed in the frame. */
  onEscape: () => void;
}

/**
 * The real student page in a frame, with the given ticket, which need not be saved. In a frame, because that page has
 * its own stylesheet and the width of a phone.
 */
export const StudentPreview = ({ ticket, onEscape }: StudentPreviewProps) => {
  const { t, i18n } = useTranslation('tickets');
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  // Serialised: an unchanged ticket is not sent again, which would clear the answers typed in the frame.
  const message = JSON.stringify({ ticket: toStudentTicket(ticket), language: i18n.language });
  useEffect(() => {
    const tell = () => frame.current?.contentWindow?.postMessage(JSON.parse(message), location.origin);
    if (isReady.current) tell();
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow;
      if (!page || source !== page || origin !== location.origin) return;
      if (data === 'ready') {
        isReady.current = true;
        tell();
      }
      if (data === 'closed') onEscape();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [message, onEscape]);
  return (
    <>
      <p className={classes.note}>{t('preview.note')}</p>
      <iframe ref={frame} className={classes.page} src={paths.studentPreview} title={t('preview.frame')} />
    </>
  );
};
