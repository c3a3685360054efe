import { isOpen, type ListedTicket, statusOf } from '@exit-tickets/contracts';
import { Button, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { remainingTime } from '../../../components/remaining-time.ts';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../paths.ts';
import { useReactivateTicket } from '../api/reactivate-ticket.ts';
import { useUnarchiveTicket } from '../api/unarchive-ticket.ts';
import { responseShare } from '../ticket-list.ts';
import { useSharePin } from '../use-share-pin.ts';
import { ClassName } from './class-name.tsx';
import { TicketMenu } from './ticket-menu.tsx';
import classes from './ticket-row.module.css';

const Facts = ({ ticket, pin, canRename }: { ticket: ListedTicket; pin: string | null; canRename: boolean }) => {
  const { t, i18n } = useTranslation('tickets');
  const created = new Date(ticket.createdAt);
  return (
    <ul className={classes.facts}>
      <li>{canRename ? <ClassName ticket={ticket} /> : (ticket.className ?? t('noClass'))}</li>
      <li>
        <time dateTime={ticket.createdAt}>
          {created.toLocaleDateString(i18n.language, { day: 'numeric', month: 'short', year: 'numeric' })}
        </time>
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

const Status = ({ ticket, now }: { ticket: ListedTicket; now: Date }) => {
  const { t } = useTranslation('tickets');
  if (ticket.isArchived) return <StatusBadge status="archived" />;
  const status = statusOf(ticket, now);
  const left = status === 'active' ? remainingTime(ticket.expiresAt, now) : undefined;
  if (!left) return <StatusBadge status={status} />;
  const text = t(`remaining.${left.unit}`, { count: left.count });
  return (
    <Tooltip label={text}>
      {/* Focusable, so that the time is there without a mouse. */}
      <button type="button" className={classes.status} aria-label={`${t('status.active')}. ${text}`}>
        <StatusBadge status={status} />
      </button>
    </Tooltip>
  );
};

const VisibleActions = ({ ticket, status }: { ticket: ListedTicket; status: ReturnType<typeof statusOf> }) => {
  const { t } = useTranslation('tickets');
  const openShare = useSharePin();
  const reactivate = useReactivateTicket();
  const restore = useUnarchiveTicket();
  /** The accessible name begins with the visible text, so that speech control can use it (WCAG 2.5.3). */
  const named = (action: string) => `${action}: ${ticket.title}`;
  return (
    <>
      {ticket.isArchived && (
        <Button
          variant="default"
          loading={restore.isPending}
          onClick={() => restore.mutate(ticket.id)}
          aria-label={named(t('restore.action'))}
        >
          {t('restore.action')}
        </Button>
      )}
      {!ticket.isArchived && status === 'active' && (
        <Button onClick={() => openShare(ticket)} aria-label={named(t('share.action'))}>
          {t('share.action')}
        </Button>
      )}
      {!ticket.isArchived && (status === 'closed' || status === 'expired') && (
        <Button
          variant="default"
          loading={reactivate.isPending}
          onClick={() => reactivate.mutate(ticket.id)}
          aria-label={named(t('reactivate.action'))}
        >
          {t('reactivate.action')}
        </Button>
      )}
      <Button variant="default" component={Link} to={paths.results(ticket.id)} aria-label={named(t('results.action'))}>
        {t('results.action')}
      </Button>
    </>
  );
};

/** One ticket of a list: its title, one line of facts, two actions for its state and the rest in a menu. */
export const TicketRow = ({ ticket, canRename = false }: { ticket: ListedTicket; canRename?: boolean }) => {
  const now = useNow();
  return (
    <li className={classes.row} data-ticket={ticket.id}>
      <div className={classes.about}>
        <div className={classes.head}>
          <h3 className={classes.title}>
            <Link to={paths.results(ticket.id)}>{ticket.title}</Link>
          </h3>
          <Status ticket={ticket} now={now} />
        </div>
        <Facts ticket={ticket} pin={isOpen(ticket, now) ? ticket.pin : null} canRename={canRename} />
      </div>
      <div className={classes.actions}>
        <VisibleActions ticket={ticket} status={statusOf(ticket, now)} />
        <TicketMenu ticket={ticket} status={statusOf(ticket, now)} />
      </div>
    </li>
  );
};
