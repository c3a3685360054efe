import { type Bus, newEvent, type Outbox } from '@exit-tickets/bus';
import {
  AppError,
  limits,
  type Response,
  responseErased,
  responseRemoved,
  responseSubmitted,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import type { Tombstones } from '@exit-tickets/service-kit';
import { bytesOf, liveUpdateOf, responseView } from './response.model.ts';
import type { ResponseRepository } from './response.repository.ts';
import type { OneResponse, Responses } from './responses.ts';
import type { TicketReplicas } from './ticket-replica/ticket-replicas.ts';

interface RemovalsContext {
  responses: Pick<Responses, 'assertOwner'>;
  replicas: TicketReplicas;
  repository: ResponseRepository;
  erased: Tombstones<{ ticketId: string }>;
  outbox: Outbox;
  bus: Bus;
  now: () => Date;
}

/** Twice the time that the page offers, for an undo that is already on its way. */
const retentionMs = 2 * limits.undoRemovalSeconds * 1_000;

/**
 * Removes single responses: hidden at once, restorable for a moment, then erased. The process that removed one may be
 * gone by then, so any replica erases what is due.
 */
export class Removals {
  readonly #context: RemovalsContext;

  constructor(context: RemovalsContext) {
    this.#context = context;
  }

  /**
   * Removes a response; does nothing when it is removed already.
   * @throws {AppError} `ticket_not_found` also for another teacher's
   * @throws {AppError} `response_not_found`
   */
  async remove({ ticketId, responseId, teacherId }: OneResponse): Promise<void> {
    const { responses, replicas, repository, outbox, bus, now } = this.#context;
    await responses.assertOwner(ticketId, teacherId);
    const stored = await repository.find(ticketId, responseId);
    if (!stored) throw new AppError('response_not_found');
    if (stored.removedAt) return;
    // Before the removal: a retry of the pupil's phone must find one of the two.
    if (stored.submissionId) await replicas.addRemovedSubmission(ticketId, stored.submissionId);
    // The event is filled with the count when it is published.
    const data = { ticketId, responseId, responseCount: 0 };
    const event = newEvent(responseRemoved, data, { source: 'responses', now: now() });
    if (!(await repository.remove(ticketId, responseId, now(), event))) return;
    outbox.relay(responseId);
    bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'removed', responseId } });
  }

  /**
   * Restores a removed response; does nothing when it is there.
   * @throws {AppError} `ticket_not_found` also for another teacher's
   * @throws {AppError} `response_not_found` when it is erased
   */
  async restore({ ticketId, responseId, teacherId }: OneResponse): Promise<Response> {
    const { responses, replicas, repository, outbox, bus, now } = this.#context;
    await responses.assertOwner(ticketId, teacherId);
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
  }

  /** Erases what can no longer be restored, also from before the start of this process. */
  async eraseDue(): Promise<void> {
    const { repository, replicas, erased, outbox, now } = this.#context;
    const removedBefore = new Date(now().getTime() - retentionMs);
    for (const { _id: responseId, ticketId } of await repository.findRemovedBefore(removedBefore)) {
      await erased.add({ _id: responseId, ticketId }, now());
      const event = newEvent(responseErased, { ticketId, responseId }, { source: 'responses', now: now() });
      const gone = await repository.erase(responseId, removedBefore, now(), event);
      if (!gone) continue;
      outbox.relay(responseId);
      await replicas.releaseBytes(ticketId, gone.bytes ?? bytesOf(gone));
    }
  }
}
