import { type FoundResponse, getTitlesRequest, limits } from '@exit-tickets/contracts';
import { nameMatcher } from '../name-matcher.ts';
import type { ResponsesContext } from '../responses-context.ts';
import type { TicketReplica } from '../ticket-replica/ticket-replica.model.ts';

interface Search {
  teacherId: string;
  name: string;
  /** The ticket id after which the search continues. */
  after?: string | undefined;
}

/** Tickets per page; their titles are read with one request. */
const maxTickets = limits.foundPerSearch;

type AnsweredTicket = Pick<TicketReplica, '_id' | 'questions' | 'responseNumber'>;

/** The first tickets with at most `limits.namesPerSearch` names together; always at least one ticket. */
const withinBounds = (tickets: readonly AnsweredTicket[]): AnsweredTicket[] => {
  let names = 0;
  return tickets.filter(({ responseNumber }, index) => {
    names += responseNumber;
    return index === 0 || names <= limits.namesPerSearch;
  });
};

/** Finds the responses to a teacher's tickets by student name, one page of tickets at a time. */
export const findStudent = async (
  { replicas, repository, bus }: ResponsesContext,
  { teacherId, name, after = '' }: Search,
): Promise<{ responses: FoundResponse[]; next?: string }> => {
  const matches = nameMatcher(name);
  const page = await replicas.answeredOf(teacherId, after, maxTickets);
  const tickets = withinBounds(page);
  const named = Map.groupBy(await repository.namesOf(tickets.map(({ _id }) => _id)), ({ ticketId }) => ticketId);
  const ids: string[] = [];
  let bytes = 0;
  let last: AnsweredTicket | undefined;
  for (const ticket of tickets) {
    if (ids.length >= limits.foundPerSearch || bytes >= limits.responseBytesPerTicket) break;
    last = ticket;
    for (const one of named.get(ticket._id) ?? [])
      if (matches(one.studentName)) {
        ids.push(one._id);
        bytes += one.bytes ?? 0;
      }
  }
  const found = ids.length > 0 ? await repository.findAll(ids) : [];
  const ticketIds = [...new Set(found.map(({ ticketId }) => ticketId))];
  const titled = ticketIds.length > 0 ? (await bus.request(getTitlesRequest, { teacherId, ticketIds })).tickets : [];
  const titles = new Map(titled.map((ticket) => [ticket.id, ticket]));
  const questions = new Map(tickets.map((ticket) => [ticket._id, ticket.questions]));
  const responses = found.flatMap(({ _id, ticketId, studentName, submittedAt, answers }): FoundResponse[] => {
    const ticket = titles.get(ticketId);
    if (!ticket) return [];
    const textOf = (id: string): string => questions.get(ticketId)?.find((one) => one.id === id)?.text ?? '';
    return [
      {
        ticketId,
        title: ticket.title,
        className: ticket.className,
        responseId: _id,
        studentName,
        submittedAt: submittedAt.toISOString(),
        answers: answers.map(({ questionId, answer }) => ({ questionId, question: textOf(questionId), answer })),
      },
    ];
  });
  const isLast = last === undefined || (last === page.at(-1) && page.length < maxTickets);
  return { responses, ...(!isLast && last && { next: last._id }) };
};
