import { getResponsesRequest, getTicketRequest, type Response, type Ticket } from '@exit-tickets/contracts';
import type { AiContext } from './ai-context.ts';
import type { Hold } from './judging/held-text.ts';

/** A ticket of this teacher. */
export interface Asked {
  ticketId: string;
  teacherId: string;
}

export interface AnsweredTicket {
  ticket: Ticket;
  responses: readonly Response[];
}

/** A page of long answers holds fewer: responses sees to it that it fits into one message of the bus. */
const pageSize = 100;

const textOf = (responses: readonly Response[]): number =>
  responses.reduce((sum, { answers }) => sum + answers.reduce((all, { answer }) => all + answer.length, 0), 0);

interface ReadOptions {
  /** Counts what is read. */
  hold?: Hold | undefined;
  /** Answers to other questions are left out. */
  questionId?: string;
}

/** Every response to a ticket, read a page at a time, in the order of their numbers: nearly the order they came in. */
export const readResponses = async (
  { bus }: AiContext,
  ticketId: string,
  { hold, questionId }: ReadOptions = {},
): Promise<Response[]> => {
  const all: Response[] = [];
  let after: string | undefined;
  do {
    const page = await bus.request(getResponsesRequest, {
      ticketId,
      limit: pageSize,
      ...(after !== undefined && { after }),
      ...(questionId !== undefined && { questionId }),
    });
    hold?.(textOf(page.responses));
    all.push(...page.responses);
    after = page.next;
  } while (after !== undefined);
  return all;
};

/** @throws {AppError} `ticket_not_found`, also for someone else's */
export const readTicket = async ({ bus }: AiContext, { ticketId, teacherId }: Asked): Promise<Ticket> =>
  (await bus.request(getTicketRequest, { ticketId, teacherId })).ticket;

/** @throws {AppError} `ticket_not_found`, also for someone else's */
export const readAnswers = async (context: AiContext, asked: Asked, hold?: Hold): Promise<AnsweredTicket> => {
  const ticket = await readTicket(context, asked);
  return { ticket, responses: await readResponses(context, ticket.id, { hold }) };
};
