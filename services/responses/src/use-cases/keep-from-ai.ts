import { AppError, type Response, ticketUpdatedSignal } from '@exit-tickets/contracts';
import { liveUpdateOf, responseView } from '../repository/response.model.ts';
import type { OwnedResponse, ResponsesContext } from '../responses-context.ts';
import { getOwned } from './read-responses.ts';

/**
 * Excludes a response from AI or includes it again, and updates the teacher's other windows.
 * @throws {AppError} `ticket_not_found` also for another teacher's
 * @throws {AppError} `response_not_found`
 */
export const keepFromAi = async (
  context: ResponsesContext,
  owned: OwnedResponse,
  isKeptFromAi: boolean,
): Promise<Response> => {
  const { ticketId, responseId } = owned;
  await getOwned(context, owned);
  const stored = await context.repository.setKeptFromAi(ticketId, responseId, isKeptFromAi);
  if (!stored) throw new AppError('response_not_found');
  context.bus.signal(ticketUpdatedSignal, { ticketId, update: liveUpdateOf(stored) });
  return responseView(stored);
};
