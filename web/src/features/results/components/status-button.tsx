import { canReactivate, type Ticket } from '@exit-tickets/contracts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSetStatus } from '../api/set-status.ts';
import resultsClasses from '../results.module.css';

interface StatusButtonProps {
  ticket: Ticket;
  /** Whether pupils can answer. */
  isOpen: boolean;
}

/** Closes an open ticket without analysing it, and reactivates a closed one: one button, so that the focus stays. */
export const StatusButton = ({ ticket, isOpen }: StatusButtonProps) => {
  const { t } = useTranslation(['results', 'tickets']);
  const { mutate, isPending } = useSetStatus(ticket.id);
  const isClosed = !ticket.isArchived && canReactivate(ticket, new Date());
  if (!isOpen && !isClosed) return null;
  return (
    <Button
      className={resultsClasses.noPrint}
      variant="default"
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate(isOpen ? 'close' : 'reactivate');
      }}
    >
      {isOpen ? t('close.action') : t('tickets:reactivate.action')}
    </Button>
  );
};
