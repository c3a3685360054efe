import { isOpen } from '@exit-tickets/contracts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { joinAddressesQuery } from '../../shared/api/join-addresses.ts';
import { paths } from '../../shared/api/paths.ts';
import type { SharedTicket } from '../../shared/dialogs.ts';
import { CopyButton } from '../../shared/forms/copy-button.tsx';
import { isOnlyHere, joinOrigin } from '../../shared/ticket/join-address.ts';
import { responseShare } from '../../shared/ticket/response-share.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import qrCodeClasses from './qr-code.module.css';
import { QrCode } from './qr-code.tsx';
import classes from './share-dialog.module.css';
import { useSharedTicket } from './use-shared-ticket.ts';

interface WayInProps {
  pin: string;
  /** The origin at which students' devices reach the site; undefined until known. */
  origin: string | undefined;
  link: string;
}

const WayIn = ({ pin, origin, link }: WayInProps) => {
  const { t } = useTranslation('tickets');
  return (
    <>
      <div className={classes.how}>
        <ol className={classes.steps}>
          <li>
            {t('share.go')} <b>{origin && `${origin}${paths.student()}`.replace(/^https?:\/\//, '')}</b>
          </li>
          <li>{t('share.enter')}</li>
        </ol>
        {origin && isOnlyHere(origin) && <p className={classes.onlyHere}>{t('share.onlyHere')}</p>}
      </div>
      <p className={classes.pin} role="img" aria-label={t('share.pin', { pin: [...pin].join(' ') })}>
        {pin}
      </p>
      <div className={classes.scan}>
        {/* Shown only once the address is certain: otherwise a class would scan the wrong one. */}
        {origin ? <QrCode text={link} label={t('share.qr')} /> : <div className={qrCodeClasses.qr} />}
        <p>{t('share.scan')}</p>
      </div>
    </>
  );
};

interface ShareDialogProps {
  ticket: SharedTicket;
  onClose: () => void;
}

/** What a class needs to join, readable from the back row: address, PIN, QR code, and the response count. */
export const ShareDialog = ({ ticket, onClose }: ShareDialogProps) => {
  const { t } = useTranslation('tickets');
  const { data: known, isPending } = useQuery(joinAddressesQuery);
  const { responseCount, isCountLate, ticket: current } = useSharedTicket(ticket.id);
  const isClosed = useNow((now) => current !== undefined && !(current && isOpen(current, now)));
  // A ticket that was closed and reopened may have another PIN.
  const pin = current?.pin ?? ticket.pin;
  const origin = joinOrigin(location.origin, known ?? []);
  const link = `${origin}${paths.student(pin)}`;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ticket.title}
      fullScreen
      classNames={{
        content: classes.board,
        header: classes.head,
        title: classes.title,
        close: classes.close,
        body: classes.body,
      }}
      closeButtonProps={{ size: 44, iconSize: 24 }}
    >
      <div className={classes.share}>
        {isClosed ? (
          <div className={classes.closed} role="alert">
            <b>{t('share.closed')}</b>
            <p>{t('share.closedText')}</p>
          </div>
        ) : (
          <WayIn pin={pin} origin={isPending ? undefined : origin} link={link} />
        )}
        <Group justify="flex-end" gap="sm" className={classes.buttons}>
          <p className={classes.count} role="status">
            {responseCount !== undefined &&
              t('share.count', responseShare({ responseCount, totalStudents: ticket.totalStudents ?? null }))}
            {responseCount !== undefined && isCountLate && <span className={classes.late}> {t('share.late')}</span>}
          </p>
          <FullScreenButton />
          {!isClosed && <CopyButton text={link} />}
          <Button onClick={onClose}>{t('share.ready')}</Button>
        </Group>
      </div>
    </Dialog>
  );
};
