import { AppError, foldClassName, limits, questionBytes } from '@exit-tickets/contracts';
import { draftFields, originIdOf, type StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';
import { createTicket } from './create-ticket.ts';
import { getOwned, materialOf } from './read-tickets.ts';

/**
 * Makes a new ticket for another class out of one in whatever state: same title, questions, material and use of a model, a PIN of its own
 * and no responses. It knows the first ticket that it is a copy of. It counts as any new ticket does, and publishes `TicketChanged`.
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
  // One that an earlier release took may be larger.
  if (questionBytes(questions) > limits.questionBytesPerTicket)
    throw new AppError('invalid_request', { field: 'questions', message: 'The questions are too long to be copied' });
  const originalContent = await materialOf(context, original);
  // Another class was never asked before.
  const isSameClass = foldClassName(className) === foldClassName(original.className);
  const draft = {
    ...draftFields(original),
    ...{ className, originalContent, originId: originIdOf(original) },
    questions: isSameClass ? questions : questions.map(({ origin: _, ...question }) => question),
  };
  return createTicket(context, owned.teacherId, draft, trace);
};
