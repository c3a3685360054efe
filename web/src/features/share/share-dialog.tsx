import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/copy-button.tsx';
import { responseShare } from '../../components/response-share.ts';
import type { SharedTicket } from '../../dialogs.ts';
import { paths } from '../../paths.ts';
import { joinAddressesQuery } from './api/get-join-addresses.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { isOnlyHere, joinOrigin } from './join-address.ts';
import qrCodeClasses from './qr-code.module.css';
import { QrCode } from './qr-code.tsx';
import classes from './share-dialog.module.css';
import { useResponseCount } from './use-response-count.ts';

interface ShareDialogProps {
  ticket: SharedTicket;
  onClose: () => void;
}

/** What a class needs to join, readable from the back row: the address, the PIN, both in one for a camera, and how many are done. */
export const ShareDialog = ({ ticket, onClose }: ShareDialogProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const { data: known, isPending } = useQuery(joinAddressesQuery);
  const responseCount = useResponseCount(ticket.id);
  const origin = joinOrigin(location.origin, known ?? []);
  const direct = `${origin}${paths.student(ticket.pin)}`;
  return (
    <Modal
      opened
      onClose={onClose}
      title={ticket.title}
      fullScreen
      closeButtonProps={{ 'aria-label': t('common:close'), size: 44, iconSize: 24 }}
    >
      <div className={classes.share}>
        <div className={classes.how}>
          <ol className={classes.steps}>
            <li>
              {t('share.go')} <b>{!isPending && `${origin}${paths.student()}`.replace(/^https?:\/\//, '')}</b>
            </li>
            <li>{t('share.enter')}</li>
          </ol>
          {!isPending && isOnlyHere(origin) && <p className={classes.onlyHere}>{t('share.onlyHere')}</p>}
        </div>
        <p className={classes.pin} role="img" aria-label={t('share.pin', { pin: [...ticket.pin].join(' ') })}>
          {ticket.pin}
        </p>
        <div className={classes.scan}>
          {/* Not before the address is certain: a class would scan the wrong one. */}
          {isPending ? <div className={qrCodeClasses.qr} /> : <QrCode text={direct} label={t('share.qr')} />}
          <p>{t('share.scan')}</p>
        </div>
        <div className={classes.buttons}>
          <p className={classes.count} role="status">
            {responseCount !== undefined &&
              t('share.count', responseShare({ responseCount, totalStudents: ticket.totalStudents ?? null }))}
          </p>
          <FullScreenButton />
          <CopyButton text={direct} label={t('share.copy')} />
          <Button onClick={onClose}>{t('share.ready')}</Button>
        </div>
      </div>
    </Modal>
  );
};
