import { canReactivate, type ListedTicket } from '@exit-tickets/contracts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../../shared/dialogs.ts';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { useReactivateTicket } from '../api/reactivate-ticket.ts';
import { useUnarchiveTicket } from '../api/unarchive-ticket.ts';
import classes from './ticket-row.module.css';

/** The most common actions for the state of a ticket, shown on hover or focus of its row; the menu has them too. */
export const QuickActions = ({ ticket }: { ticket: ListedTicket }) => {
  const { t } = useTranslation('tickets');
  const { openCopy } = useDialogs();
  const reactivate = useReactivateTicket();
  const restore = useUnarchiveTicket();
  /** The accessible name begins with the visible text, so that speech control can use it (WCAG 2.5.3). */
  const named = (action: string) => `${action}: ${ticket.title}`;
  const [action, change] = ticket.isArchived
    ? [t('restore.action'), restore]
    : canReactivate(ticket, new Date())
      ? [t('reactivate.action'), reactivate]
      : [];
  return (
    <div className={classes.quick}>
      {action && change && (
        <BusyButton
          size="sm"
          variant="default"
          data-control="state"
          isBusy={change.isPending}
          onClick={() => change.mutate(ticket.id)}
          aria-label={named(action)}
        >
          {action}
        </BusyButton>
      )}
      <Tooltip label={t('copy.action')}>
        <ActionIcon
          data-control="copy"
          color="gray"
          c="var(--ink)"
          onClick={() => openCopy(ticket)}
          aria-label={named(t('copy.action'))}
        >
          <IconCopy size={20} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
};
