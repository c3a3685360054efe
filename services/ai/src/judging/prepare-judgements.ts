import { AppError, hasErrorCode, type Ticket } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { readTicket } from '../read-answers.ts';
import type { KnownQuestion } from './check-change.ts';
import { forgetJudgements } from './forget-judgements.ts';
import { hashOf } from './question-hash.ts';

/**
 * Creates missing judgement documents; removes them again if the ticket was deleted or made anonymous meanwhile.
 * @throws {AppError} `ticket_not_found`
 */
export const prepareJudgements = async (
  context: AiContext,
  { id: ticketId, createdBy: teacherId }: Ticket,
  questions: readonly KnownQuestion[],
): Promise<void> => {
  const missing = questions.filter(({ stored }) => !stored);
  if (missing.length === 0) return;
  await context.judgements.prepare(
    missing.map(({ question }) => ({ ticketId, teacherId, questionId: question.id, questionHash: hashOf(question) })),
  );
  try {
    if (await context.analyses.isAnonymous(ticketId)) throw new AppError('ticket_not_found');
    await readTicket(context, { ticketId, teacherId });
  } catch (error) {
    if (hasErrorCode(error, 'ticket_not_found')) await forgetJudgements(context, ticketId);
    throw error;
  }
};
