import { isOpen, type ListedTicket, statusOf, type TicketStatus } from '@exit-tickets/contracts';
import { ActionIcon, Button, Loader, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../../components/busy-button.tsx';
import { dateFormat } from '../../../components/date-format.ts';
import { remainingTime } from '../../../components/remaining-time.ts';
import { responseShare } from '../../../components/response-share.ts';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useCopyTicket } from '../../../components/use-copy-ticket.ts';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../paths.ts';
import { useReactivateTicket } from '../api/reactivate-ticket.ts';
import { useUnarchiveTicket } from '../api/unarchive-ticket.ts';
import { useSharePin } from '../use-share-pin.ts';
import { ClassName } from './class-name.tsx';
import { TicketMenu } from './ticket-menu.tsx';
import classes from './ticket-row.module.css';
import { useNearWindow } from './use-near-window.ts';

interface TicketRowProps {
  ticket: ListedTicket;
  canRename?: boolean;
  /** Just copied: its class is asked for until it has one. */
  isCopied?: boolean;
  /** Whether it is in the window when the list opens. */
  isAtTop?: boolean;
}

const shortDate = { day: 'numeric', month: 'short', year: 'numeric' } as const;

const Facts = ({ ticket, pin, canRename, isCopied }: TicketRowProps & { pin: string | null }) => {
  const { t, i18n } = useTranslation('tickets');
  const created = new Date(ticket.createdAt);
  const isAsked = isCopied === true && ticket.className === null;
  return (
    <ul className={classes.facts}>
      <li>
        {canRename ? (
          <ClassName key={String(isAsked)} ticket={ticket} isAsked={isAsked} />
        ) : (
          (ticket.className ?? t('noClass'))
        )}
      </li>
      <li>
        <time dateTime={ticket.createdAt}>{dateFormat(i18n.language, shortDate).format(created)}</time>
      </li>
      <li>{t('responses', responseShare(ticket))}</li>
      {pin && (
        <li>
          {t('pin')} <b className={classes.pin}>{pin}</b>
        </li>
      )}
    </ul>
  );
};

const Status = ({ ticket, status }: { ticket: ListedTicket; status: TicketStatus }) => {
  const { t } = useTranslation('tickets');
  const text = useNow((now) => {
    const left = status === 'active' ? remainingTime(ticket.expiresAt, now) : undefined;
    return left && t(`remaining.${left.unit}`, { count: left.count });
  });
  if (!text || ticket.isArchived) return <StatusBadge status={ticket.isArchived ? 'archived' : status} />;
  return (
    <Tooltip label={text}>
      {/* Focusable, so that the time is there without a mouse. */}
      <button type="button" className={classes.status} aria-label={`${t('status.active')}. ${text}`}>
        <StatusBadge status={status} />
      </button>
    </Tooltip>
  );
};

const VisibleActions = ({ ticket, status }: { ticket: ListedTicket; status: TicketStatus }) => {
  const { t } = useTranslation('tickets');
  const openShare = useSharePin();
  const reactivate = useReactivateTicket();
  const restore = useUnarchiveTicket();
  /** The accessible name begins with the visible text, so that speech control can use it (WCAG 2.5.3). */
  const named = (action: string) => `${action}: ${ticket.title}`;
  return (
    <>
      {ticket.isArchived && (
        <BusyButton
          variant="default"
          isBusy={restore.isPending}
          onClick={() => restore.mutate(ticket.id)}
          aria-label={named(t('restore.action'))}
        >
          {t('restore.action')}
        </BusyButton>
      )}
      {!ticket.isArchived && status === 'active' && (
        <Button variant="default" onClick={() => openShare(ticket)} aria-label={named(t('share.action'))}>
          {t('share.action')}
        </Button>
      )}
      {!ticket.isArchived && (status === 'closed' || status === 'expired') && (
        <BusyButton
          variant="default"
          isBusy={reactivate.isPending}
          onClick={() => reactivate.mutate(ticket.id)}
          aria-label={named(t('reactivate.action'))}
        >
          {t('reactivate.action')}
        </BusyButton>
      )}
      <Button variant="default" component={Link} to={paths.results(ticket.id)} aria-label={named(t('results.action'))}>
        {t('results.action')}
      </Button>
    </>
  );
};

const CopyButton = ({ ticket }: { ticket: ListedTicket }) => {
  const { t } = useTranslation('tickets');
  const copy = useCopyTicket();
  return (
    <Tooltip label={t('copy.action')}>
      <ActionIcon
        data-control="copy"
        color="gray"
        c="var(--ink)"
        aria-busy={copy.isPending}
        onClick={() => copy.isPending || copy.mutate(ticket.id)}
        aria-label={`${t('copy.action')}: ${ticket.title}`}
      >
        {copy.isPending ? <Loader size={20} /> : <IconCopy size={22} />}
      </ActionIcon>
    </Tooltip>
  );
};

/**
 * One ticket of a list: its title, one line of facts, two actions for its state, a copy, and the rest in a menu. Drawn again
 * only when it changes, and with its actions, which are most of its cost, only near the window, so that a list of thousands
 * reads on without a wait.
 */
export const TicketRow = memo((props: TicketRowProps) => {
  const { ticket, isAtTop = true } = props;
  const row = useRef<HTMLLIElement>(null);
  const isNear = useNearWindow(row, isAtTop);
  const status = useNow((now) => statusOf(ticket, now));
  const canAnswer = useNow((now) => isOpen(ticket, now));
  return (
    <li ref={row} className={classes.row} data-ticket={ticket.id}>
      <div className={classes.about}>
        <div className={classes.head}>
          <h3 className={classes.title}>
            <Link to={paths.results(ticket.id)}>{ticket.title}</Link>
          </h3>
          <Status ticket={ticket} status={status} />
        </div>
        <Facts {...props} pin={canAnswer ? ticket.pin : null} />
      </div>
      <div className={classes.actions}>
        {isNear && (
          <>
            <VisibleActions ticket={ticket} status={status} />
            <div className={classes.signs}>
              <CopyButton ticket={ticket} />
              <TicketMenu ticket={ticket} status={status} />
            </div>
          </>
        )}
      </div>
    </li>
  );
});
