import { type Analysis, AppError } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { type Asked, readTicket } from '../read-answers.ts';

/** @throws {AppError} `ticket_not_found`, also for another teacher's ticket; `analysis_not_found` */
export const readAnalysis = async (context: AiContext, { ticketId, teacherId }: Asked): Promise<Analysis> => {
  const stored = await context.analyses.find(ticketId);
  if (stored?.analysis && stored.teacherId === teacherId) return stored.analysis;
  await readTicket(context, { ticketId, teacherId });
  throw new AppError('analysis_not_found');
};
