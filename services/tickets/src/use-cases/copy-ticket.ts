import { AppError, foldClassName, limits } from '@exit-tickets/contracts';
import { draftFields, originIdOf, type StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';
import { createTicket } from './create-ticket.ts';
import { getOwned, materialOf } from './read-tickets.ts';

/**
 * Copies a ticket in any state for another class: same title, questions, material and AI setting, a new PIN, no
 * responses. Records the original's id. Counts towards the same limits as a new ticket. Publishes `TicketChanged`.
 * @throws {AppError} `invalid_request` when its questions are too large for a new ticket
 * @throws {AppError} `ticket_not_found`
 * @throws {AppError} `too_many_tickets`
 * @throws {TooManyOpenTicketsError}
 * @throws {TooManyNewTicketsError}
 * @throws {AppError} `pins_exhausted`
 */
export const copyTicket = async (
  context: TicketsContext,
  owned: Owned,
  className: string | null,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const original = await getOwned(context, owned);
  const { questions } = original;
  // Earlier releases accepted larger tickets.
  if (Buffer.byteLength(JSON.stringify(questions)) > limits.questionBytesPerTicket)
    throw new AppError('invalid_request', { field: 'questions', message: 'The questions are too long to be copied' });
  const originalContent = await materialOf(context, original);
  // In another class no question has been asked before, so origins are dropped.
  const isSameClass = foldClassName(className) === foldClassName(original.className);
  const draft = {
    ...draftFields(original),
    ...{ className, originalContent, originId: originIdOf(original) },
    questions: isSameClass ? questions : questions.map(({ origin: _, ...question }) => question),
  };
  return createTicket(context, owned.teacherId, draft, trace);
};
