import { newEvent } from '@exit-tickets/bus';
import {
  AppError,
  limits,
  type Response,
  responseErased,
  responseRemoved,
  responseSubmitted,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import { bytesOf, liveUpdateOf, responseView } from '../repository/response.model.ts';
import type { OwnedResponse, ResponsesContext } from '../responses-context.ts';
import { getOwned } from './read-responses.ts';

/** Twice the time that the page offers, for an undo that is already on its way. */
const retentionMs = 2 * limits.undoRemovalSeconds * 1_000;

/**
 * Removes a response: it is hidden at once, and can be restored for a moment. Does nothing when it is removed already.
 * @throws {AppError} `ticket_not_found` also for another teacher's
 * @throws {AppError} `response_not_found`
 */
export const removeResponse = async (context: ResponsesContext, owned: OwnedResponse): Promise<void> => {
  const { replicas, repository, outbox, bus, now } = context;
  const { ticketId, responseId } = owned;
  await getOwned(context, owned);
  const stored = await repository.find(ticketId, responseId);
  if (!stored) throw new AppError('response_not_found');
  if (stored.removedAt) return;
  // Before the removal: a retry of the student's phone must find one of the two.
  if (stored.submissionId) await replicas.addRemovedSubmission(ticketId, stored.submissionId);
  // The event is filled with the count when it is published.
  const data = { ticketId, responseId, responseCount: 0 };
  const event = newEvent(responseRemoved, data, { source: 'responses', now: now() });
  if (!(await repository.remove(ticketId, responseId, now(), event))) return;
  outbox.relay(responseId);
  bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'removed', responseId } });
};

/**
 * Restores a removed response; does nothing when it is there.
 * @throws {AppError} `ticket_not_found` also for another teacher's
 * @throws {AppError} `response_not_found` when it is erased
 */
export const restoreResponse = async (context: ResponsesContext, owned: OwnedResponse): Promise<Response> => {
  const { replicas, repository, outbox, bus, now } = context;
  const { ticketId, responseId } = owned;
  await getOwned(context, owned);
  const data = { ticketId, responseId, responseCount: 1 };
  const event = newEvent(responseSubmitted, data, { source: 'responses', now: now() });
  const restored = await repository.restore(ticketId, responseId, event);
  const stored = restored ?? (await repository.find(ticketId, responseId));
  if (!stored) throw new AppError('response_not_found');
  if (restored) {
    if (stored.submissionId) await replicas.dropRemovedSubmission(ticketId, stored.submissionId);
    outbox.relay(responseId);
    bus.signal(ticketUpdatedSignal, { ticketId, update: liveUpdateOf(restored) });
  }
  return responseView(stored);
};

/**
 * Erases what can no longer be restored. The process that removed it may be gone by then, so any replica erases what is
 * due.
 */
export const eraseRemoved = async ({ repository, replicas, erased, outbox, now }: ResponsesContext): Promise<void> => {
  const removedBefore = new Date(now().getTime() - retentionMs);
  for (const { _id: responseId, ticketId } of await repository.findRemovedBefore(removedBefore)) {
    await erased.add({ _id: responseId, ticketId }, now());
    const event = newEvent(responseErased, { ticketId, responseId }, { source: 'responses', now: now() });
    const gone = await repository.erase(responseId, removedBefore, now(), event);
    if (!gone) continue;
    outbox.relay(responseId);
    await replicas.releaseBytes(ticketId, gone.bytes ?? bytesOf(gone));
  }
};
