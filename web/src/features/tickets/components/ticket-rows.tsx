import type { ListedTicket } from '@exit-tickets/contracts';
import type { ComponentProps } from 'react';
import classes from './ticket-row.module.css';
import { TicketRow } from './ticket-row.tsx';

export interface TicketRowsProps extends Omit<ComponentProps<typeof TicketRow>, 'ticket' | 'isAtTop'> {
  tickets: readonly ListedTicket[];
  /** The tickets in view when the list opens; all of them if not given. */
  atTop?: ReadonlySet<ListedTicket>;
}

/** A list of tickets. */
export const TicketRows = ({ tickets, atTop, ...row }: TicketRowsProps) => (
  <ul className={classes.list}>
    {tickets.map((ticket) => (
      <TicketRow key={ticket.id} ticket={ticket} isAtTop={atTop?.has(ticket)} {...row} />
    ))}
  </ul>
);
