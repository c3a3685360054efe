import { Button, CopyButton, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SharedTicket } from '../../desk.ts';
import { paths } from '../../paths.ts';
import { joinAddress } from './join-address.ts';
import { QrCode } from './qr-code.tsx';
import classes from './share-dialog.module.css';

interface ShareDialogProps {
  ticket: SharedTicket;
  onClose: () => void;
}

/** What a class needs to join, readable from the back row: the address, the PIN, and both in one for a camera. */
export const ShareDialog = ({ ticket, onClose }: ShareDialogProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const address = joinAddress(paths.student());
  const direct = joinAddress(paths.student(ticket.pin));
  return (
    <Modal
      opened
      onClose={onClose}
      title={ticket.title}
      fullScreen
      closeButtonProps={{ 'aria-label': t('common:close'), size: 44, iconSize: 24 }}
    >
      <div className={classes.share}>
        <ol className={classes.steps}>
          <li>
            {t('share.go')} <b>{address.replace(/^https?:\/\//, '')}</b>
          </li>
          <li>{t('share.enter')}</li>
        </ol>
        <p className={classes.pin} role="img" aria-label={t('share.pin', { pin: [...ticket.pin].join(' ') })}>
          {ticket.pin}
        </p>
        <div className={classes.scan}>
          <QrCode text={direct} label={t('share.qr')} />
          <p>{t('share.scan')}</p>
        </div>
        <div className={classes.buttons}>
          <CopyButton value={direct}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={20} /> : <IconCopy size={20} />}
              >
                {t(copied ? 'common:copied' : 'share.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('share.ready')}</Button>
        </div>
      </div>
    </Modal>
  );
};
