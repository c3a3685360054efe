import type { ListedTicket } from '@exit-tickets/contracts';
import { foldClassName } from '@exit-tickets/contracts/rules';

export interface TicketGroup {
  /** Same for every spelling of the class (`foldClassName`). */
  key: string;
  /** As typed most recently. Null: tickets without a class. */
  className: string | null;
  /** Newest first. */
  tickets: ListedTicket[];
}

/** The tickets by class, in the order of the list; those without a class form one group. */
export const groupByClass = (tickets: readonly ListedTicket[]): TicketGroup[] => {
  const groups = new Map<string, ListedTicket[]>();
  for (const ticket of tickets) {
    const key = foldClassName(ticket.className);
    const members = groups.get(key);
    if (members) members.push(ticket);
    else groups.set(key, [ticket]);
  }
  return [...groups].map(([key, members]) => {
    const newestFirst = members.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    return { key, className: newestFirst[0]?.className ?? null, tickets: newestFirst };
  });
};
