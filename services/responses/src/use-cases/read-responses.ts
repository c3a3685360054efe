import { AppError, type getResponsesRequest, limits, type Response } from '@exit-tickets/contracts';
import type { z } from 'zod';
import { responseView } from '../repository/response.model.ts';
import type { Owned, ResponsesContext } from '../responses-context.ts';
import type { TicketReplica } from '../ticket-replica/ticket-replica.model.ts';

/** @throws {AppError} `ticket_not_found` when the ticket is missing or another teacher's (docs/design.md 4.8) */
export const getOwned = async (
  { tickets }: ResponsesContext,
  { ticketId, teacherId }: Owned,
): Promise<TicketReplica> => {
  const ticket = await tickets.get(ticketId);
  if (ticket.teacherId !== teacherId) throw new AppError('ticket_not_found');
  return ticket;
};

/** Reads from the database while sending. */
export async function* listResponses(context: ResponsesContext, owned: Owned): AsyncGenerator<Response> {
  await getOwned(context, owned);
  for await (const stored of context.repository.list(owned.ticketId)) yield responseView(stored);
}

/** True even when all responses were removed: the questions stay locked. */
export const hasResponses = async (context: ResponsesContext, owned: Owned): Promise<boolean> => {
  const ticket = await getOwned(context, owned);
  return ticket.isLocked || context.repository.exists(owned.ticketId);
};

const onlyTo = (response: Response, questionId: string | undefined): Response =>
  questionId === undefined
    ? response
    : { ...response, answers: response.answers.filter((answer) => answer.questionId === questionId) };

/** Responses in the first read, before their length is known: at most `limits.responseBytes` each. */
const firstRead = 10;

/**
 * A page of a ticket's responses for another service, or of the answers to one question: at most `limit` responses and
 * `limits.busPageBytes`.
 */
export const pageOfResponses = async (
  { repository }: ResponsesContext,
  { ticketId, after = '0', limit, questionId }: z.infer<typeof getResponsesRequest.input>,
): Promise<{ responses: Response[]; next?: string }> => {
  const responses: Response[] = [];
  let bytes = 0;
  let next = after;
  for (let count = firstRead; ; ) {
    const read = await repository.after(ticketId, Number(next), count);
    for (const stored of read) {
      const response = onlyTo(responseView(stored), questionId);
      bytes += Buffer.byteLength(JSON.stringify(response));
      const isFull = responses.length === limit || bytes > limits.busPageBytes;
      if (isFull && responses.length > 0) return { responses, next };
      responses.push(response);
      next = String(stored.number);
    }
    if (read.length < count) return { responses };
    // As many as fit if they are as long as the previous ones.
    count =
      Math.ceil(Math.min(limit - responses.length, ((limits.busPageBytes - bytes) / bytes) * responses.length)) + 1;
  }
};
