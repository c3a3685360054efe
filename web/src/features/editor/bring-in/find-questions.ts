import type { ListedTicket } from '@exit-tickets/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { foundQuestions } from '../../../shared/ticket/found-questions.ts';
import { assessedTally } from '../../../shared/ticket/use-fell.ts';

type ListedQuestion = ListedTicket['questions'][number];

/** A question of one's own that a search found, and where it was asked last, or last with answers that were assessed. */
export interface FoundQuestion {
  ticket: Pick<ListedTicket, 'id' | 'title' | 'className' | 'createdAt' | 'tallies'>;
  question: ListedQuestion;
}

/** Tickets read of either list; more questions than anyone looks through before typing another word. */
const ticketsRead = 25;

/** The same question of several classes counts as one. */
const contentOf = ({ id: _, ...content }: ListedQuestion): string => JSON.stringify(content);

const fellIn = ({ ticket, question }: FoundQuestion): boolean => assessedTally(ticket, question.id) !== undefined;

/** The questions of these tickets that a search found, the newest first, each once. */
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

/** The teacher's own questions with these words, or the newest, also those of tickets in the archive. */
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
