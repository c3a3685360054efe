import { AppError, limits, type RightAnswers } from '@exit-tickets/contracts';
import { changeTicket } from '../change-ticket.ts';
import { type StoredTicket, setRightAnswers } from '../ticket.ts';
import { teacherView } from '../ticket-views.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';
import { getOwned, materialOf } from './read-tickets.ts';

const isAboutIts = (ticket: StoredTicket, { answers }: RightAnswers): boolean => {
  const asked = new Set(ticket.questions.map(({ id }) => id));
  // `delete` returns false for a question that appears twice.
  return answers.every(({ questionId }) => asked.delete(questionId));
};

/**
 * Releases the right answers to students or withdraws them, and publishes `TicketChanged`.
 * @throws {AppError} `invalid_request` for answers to other questions; `body_too_large` when the ticket no longer fits
 * into one bus message
 * @throws {AppError} `ticket_not_found`
 */
export const changeRightAnswers = async (
  context: TicketsContext,
  owned: Owned,
  rightAnswers: RightAnswers,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const ticket = await getOwned(context, owned);
  const whole = teacherView({ ...ticket, rightAnswers }, await materialOf(context, ticket));
  if (Buffer.byteLength(JSON.stringify(whole)) > limits.jsonBodyBytes) throw new AppError('body_too_large');
  return changeTicket(
    context,
    owned,
    (ticket) => {
      if (!isAboutIts(ticket, rightAnswers))
        throw new AppError('invalid_request', { field: 'answers', message: 'must be about questions of this ticket' });
      return setRightAnswers(ticket, rightAnswers, context.now());
    },
    trace,
  );
};
