import type { TicketStatus } from '@exit-tickets/contracts';
import { IconArchive, IconCircleCheck, IconClockX, IconLock, IconReportAnalytics } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './status-badge.module.css';

const icons = {
  active: IconCircleCheck,
  analyzed: IconReportAnalytics,
  expired: IconClockX,
  closed: IconLock,
  archived: IconArchive,
} as const;

/** A status as word and icon; colour only adds emphasis. */
export const StatusBadge = ({ status }: { status: TicketStatus | 'archived' }) => {
  const { t } = useTranslation('tickets');
  const Icon = icons[status];
  return (
    <span className={classes.badge} data-status={status}>
      <Icon size={16} aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
};
