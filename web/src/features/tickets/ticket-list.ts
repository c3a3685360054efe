import type { ListedTicket } from '@exit-tickets/contracts';

export interface TicketGroup {
  /** Null: tickets without a class. */
  className: string | null;
  tickets: ListedTicket[];
}

/** The tickets by class, in the order in which the list has them; those without a class are a group of their own. */
export const groupByClass = (tickets: readonly ListedTicket[]): TicketGroup[] => {
  const groups = new Map<string | null, ListedTicket[]>();
  for (const ticket of tickets) {
    const members = groups.get(ticket.className);
    if (members) members.push(ticket);
    else groups.set(ticket.className, [ticket]);
  }
  return [...groups].map(([className, members]) => ({ className, tickets: members }));
};
