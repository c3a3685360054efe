import type { ListedTicket } from '@exit-tickets/contracts';

export interface TicketGroup {
  /** Null: tickets without a class. */
  className: string | null;
  tickets: ListedTicket[];
}

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** The tickets whose title holds the words, however they are capitalised (specification section 2). */
export const searchTickets = (tickets: readonly ListedTicket[], query: string): ListedTicket[] =>
  tickets.filter(({ title }) => folded(title).includes(folded(query)));

/** The tickets by class, classes in the order of the alphabet ("2B" before "10A"), those without a class last. */
export const groupByClass = (tickets: readonly ListedTicket[]): TicketGroup[] => {
  const groups = Map.groupBy(tickets, ({ className }) => className?.trim() || null);
  return [...groups]
    .map(([className, members]) => ({ className, tickets: members }))
    .sort((a, b) => {
      if (a.className === null || b.className === null)
        return Number(a.className === null) - Number(b.className === null);
      return a.className.localeCompare(b.className, undefined, { numeric: true });
    });
};

/**
 * What "12/27 responses" is made of: the share, or the number of responses alone while the size of the class is not known,
 * and the count that its noun agrees with, which is the last number read: "1/27 responses".
 */
export const responseShare = ({
  responseCount,
  totalStudents,
}: Pick<ListedTicket, 'responseCount' | 'totalStudents'>): { share: string; count: number } =>
  totalStudents
    ? { share: `${responseCount}/${totalStudents}`, count: totalStudents }
    : { share: String(responseCount), count: responseCount };
