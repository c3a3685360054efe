import { getResponsesRequest, getTicketRequest, type Response, type Ticket } from '@exit-tickets/contracts';
import type { AiContext } from './ai-context.ts';
import type { Hold } from './judging/held-text.ts';

/** A ticket and the teacher who asks for it. */
export interface Asked {
  ticketId: string;
  teacherId: string;
}

export interface AnsweredTicket {
  ticket: Ticket;
  responses: readonly Response[];
}

/** Pages of long answers hold fewer: the responses service keeps each within one bus message. */
const pageSize = 100;

const textOf = (responses: readonly Response[]): number =>
  responses.reduce((sum, { answers }) => sum + answers.reduce((all, { answer }) => all + answer.length, 0), 0);

interface ReadOptions {
  /** Registers the text read. */
  hold?: Hold | undefined;
  /** Restricts the responses to one question. */
  questionId?: string;
}

/** Reads all responses to a ticket page by page, ordered by number, which is nearly the order of arrival. */
export const readResponses = async (
  { bus }: AiContext,
  ticketId: string,
  { hold, questionId }: ReadOptions = {},
): Promise<Response[]> => {
  const all: Response[] = [];
  let after: string | undefined;
  do {
    const page = await bus.request(getResponsesRequest, { ticketId, limit: pageSize, after, questionId });
    hold?.(textOf(page.responses));
    all.push(...page.responses);
    after = page.next;
  } while (after !== undefined);
  return all;
};

/** @throws {AppError} `ticket_not_found`, also for another teacher's ticket */
export const readTicket = async ({ bus }: AiContext, { ticketId, teacherId }: Asked): Promise<Ticket> =>
  (await bus.request(getTicketRequest, { ticketId, teacherId })).ticket;

/** @throws {AppError} `ticket_not_found`, also for another teacher's ticket */
export const readAnswers = async (context: AiContext, asked: Asked, hold?: Hold): Promise<AnsweredTicket> => {
  const ticket = await readTicket(context, asked);
  return { ticket, responses: await readResponses(context, ticket.id, { hold }) };
};
