import type { ListedTicket } from '@exit-tickets/contracts';
import { foldClassName } from '@exit-tickets/contracts/rules';

export interface TicketGroup {
  /** The same for every spelling of the class (`foldClassName`). */
  key: string;
  /** As it was typed last. Null: tickets without a class. */
  className: string | null;
  /** The newest first. */
  tickets: ListedTicket[];
}

/** The tickets by class, in the order in which the list has these; those without a class are a group of their own. */
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
