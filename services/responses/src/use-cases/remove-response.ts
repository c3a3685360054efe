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

/** Twice the undo time that the page offers, to cover an undo request already on its way. */
const retentionMs = 2 * limits.undoRemovalSeconds * 1_000;

/**
 * Hides a response at once; it can be restored for a short time. Does nothing when it is already removed.
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
  // Recorded before the removal, so that a retry from the student's phone always finds the response or this id.
  if (stored.submissionId) await replicas.addRemovedSubmission(ticketId, stored.submissionId);
  // The count is filled in when the event is published.
  const data = { ticketId, responseId, responseCount: 0 };
  const event = newEvent(responseRemoved, data, { source: 'responses', now: now() });
  if (!(await repository.remove(ticketId, responseId, now(), event))) return;
  outbox.relay(responseId);
  bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'removed', responseId } });
};

/**
 * Restores a removed response; does nothing when it is not removed.
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
 * Erases removed responses that can no longer be restored. Runs on every replica, because the process that removed a
 * response may have ended.
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
