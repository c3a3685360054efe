import type { ListedTicket } from '@exit-tickets/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { foundQuestions } from '../../../shared/ticket/found-questions.ts';
import { assessedTally } from '../../../shared/ticket/use-fell.ts';

type ListedQuestion = ListedTicket['questions'][number];

/** A question that a search found, with the newest ticket that asked it, preferring one with assessed answers. */
export interface FoundQuestion {
  ticket: Pick<ListedTicket, 'id' | 'title' | 'className' | 'createdAt' | 'tallies'>;
  question: ListedQuestion;
}

/** Tickets read from each list: more questions than anyone looks through before refining the search. */
const ticketsRead = 25;

/** The same question asked in several classes counts as one. */
const contentOf = ({ id: _, ...content }: ListedQuestion): string => JSON.stringify(content);

const fellIn = ({ ticket, question }: FoundQuestion): boolean => assessedTally(ticket, question.id) !== undefined;

/** The questions found in these tickets, newest first and without duplicates. */
export const questionsIn = (tickets: readonly ListedTicket[], search: string): FoundQuestion[] => {
  const newestFirst = [...tickets].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const byContent = new Map<string, FoundQuestion>();
  for (const ticket of newestFirst) {
    for (const question of foundQuestions(ticket, search)) {
      const content = contentOf(question);
      const found = byContent.get(content);
      const isTold = !found || (!fellIn(found) && fellIn({ ticket, question }));
      if (isTold) byContent.set(content, { ticket, question });
    }
  }
  return [...byContent.values()];
};

/** The teacher's own questions that match the search, or the newest; includes archived tickets. */
export const questionsQuery = (search: string) =>
  queryOptions({
    queryKey: [...ticketKeys.lists, 'questions', search],
    queryFn: async ({ signal }) => {
      const query = { ...(search && { search }), limit: ticketsRead };
      const lists = await Promise.all([
        call('listTickets', { query, signal }),
        call('listArchivedTickets', { query, signal }),
      ]);
      return questionsIn(lists.flat(), search);
    },
  });
