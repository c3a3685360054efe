import { isOpen, type ListedTicket, type TicketStatus } from '@exit-tickets/contracts';
import { Tooltip } from '@mantine/core';
import { IconShare, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { remainingTime } from '../../../shared/ticket/remaining-time.ts';
import { StatusBadge } from '../../../shared/ticket/status-badge.tsx';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { dueTicketsQuery } from '../api/due-tickets.ts';
import { useSharePin } from '../use-share-pin.ts';
import classes from './ticket-state.module.css';

const Status = ({ ticket, status }: { ticket: ListedTicket; status: TicketStatus }) => {
  const { t } = useTranslation('tickets');
  const text = useNow((now) => {
    const left = status === 'active' ? remainingTime(ticket.expiresAt, now) : undefined;
    return left && t(`remaining.${left.unit}`, { count: left.count });
  });
  if (!text || ticket.isArchived) return <StatusBadge status={ticket.isArchived ? 'archived' : status} />;
  return (
    <Tooltip label={text}>
      {/* Focusable, so that the time is available without a mouse. */}
      <button type="button" className={classes.status} aria-label={`${t('status.active')}. ${text}`}>
        <StatusBadge status={status} />
      </button>
    </Tooltip>
  );
};

/** The PIN of an open ticket, which opens the board. */
const Pin = ({ ticket }: { ticket: ListedTicket }) => {
  const { t } = useTranslation('tickets');
  const openShare = useSharePin();
  const canAnswer = useNow((now) => isOpen(ticket, now));
  if (!canAnswer || !ticket.pin) return null;
  return (
    <button
      type="button"
      className={classes.pin}
      data-control="share"
      title={t('share.action')}
      onClick={() => openShare(ticket)}
      // Contains the visible digits, so that speech control can use them (WCAG 2.5.3).
      aria-label={`${t('share.action')}: ${ticket.title}, ${ticket.pin}`}
    >
      <IconShare size={16} aria-hidden />
      {ticket.pin}
    </button>
  );
};

/** Shows that names and single answers were removed, or will be soon; renders nothing if the date is unknown. */
const Anonymity = ({ ticket }: { ticket: ListedTicket }) => {
  const { t, i18n } = useTranslation('tickets');
  const { data: dueAt } = useQuery({
    ...dueTicketsQuery,
    select: (due) => due.find((each) => each.ticketId === ticket.id)?.dueAt,
  });
  if (ticket.anonymizedAt)
    return (
      <span className={classes.due}>
        <IconUserOff size={16} aria-hidden />
        {t('due.done')}
      </span>
    );
  if (!dueAt) return null;
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(i18n.language, options).format(new Date(dueAt));
  return (
    <span className={classes.due} title={t('due.text', { date: format({ dateStyle: 'long' }) })}>
      <IconUserOff size={16} aria-hidden />
      {t('due.short', { date: format({ day: 'numeric', month: 'short' }) })}
    </span>
  );
};

/** The state of a ticket: status, time left, and the PIN while it is open. */
export const TicketState = ({ ticket, status }: { ticket: ListedTicket; status: TicketStatus }) => (
  <span className={classes.state}>
    <Status ticket={ticket} status={status} />
    <Pin ticket={ticket} />
    <Anonymity ticket={ticket} />
  </span>
);
