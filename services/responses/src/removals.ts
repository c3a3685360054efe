import { type Bus, InFlight, newEvent, type Outbox } from '@exit-tickets/bus';
import {
  AppError,
  limits,
  type Response,
  responseErased,
  responseRemoved,
  responseSubmitted,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import type { ErasedResponses } from './erased-responses.ts';
import { bytesOf, liveUpdateOf, responseView } from './response.model.ts';
import type { ResponseRepository } from './response.repository.ts';
import type { Responses } from './responses.ts';
import type { TicketReplicas } from './ticket-replica.ts';

interface RemovalsContext {
  responses: Pick<Responses, 'assertOwner'>;
  replicas: TicketReplicas;
  repository: ResponseRepository;
  erased: ErasedResponses;
  outbox: Outbox;
  bus: Bus;
  logger: Logger;
  now: () => Date;
}

/** A response of a ticket of this teacher. */
interface OneResponse {
  ticketId: string;
  responseId: string;
  teacherId: string;
}

/** Twice what the page offers: an undo at the last moment may be under way for a while. */
const retentionMs = 2 * limits.undoRemovalSeconds * 1_000;
const pollMs = 2_000;

/**
 * Removing single responses: nobody reads one from then on, for a moment it can be brought back, then it is erased. The
 * process that removed it may be gone by then, so that any copy of the service erases what is due.
 */
export class Removals {
  readonly #context: RemovalsContext;
  readonly #inFlight = new InFlight();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: RemovalsContext) {
    this.#context = context;
  }

  /**
   * Removes a response; one that is removed already stays so.
   * @throws {AppError} `ticket_not_found` also for another teacher's
   * @throws {AppError} `response_not_found`
   */
  async remove({ ticketId, responseId, teacherId }: OneResponse): Promise<void> {
    const { responses, replicas, repository, outbox, bus, now } = this.#context;
    await responses.assertOwner(ticketId, teacherId);
    const stored = await repository.find(ticketId, responseId);
    if (!stored) throw new AppError('response_not_found');
    if (stored.removedAt) return;
    // Before it is removed: a repetition on its way must find one of the two.
    if (stored.submissionId) await replicas.addRemovedSubmission(ticketId, stored.submissionId);
    // How many there are is counted when the event is published.
    const data = { ticketId, responseId, responseCount: 0 };
    const event = newEvent(responseRemoved, data, { source: 'responses', now: now() });
    if (!(await repository.remove(ticketId, responseId, now(), event))) return;
    outbox.relay(responseId);
    bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'removed', responseId } });
  }

  /**
   * Brings a removed response back; one that is there stays as it is.
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

  /** Begins to erase what can no longer be brought back, also what was removed before the service started. */
  start(): void {
    this.#timer = setInterval(() => {
      if (this.#inFlight.isIdle()) void this.#inFlight.track(this.#eraseDue());
    }, pollMs).unref();
  }

  isIdle(): boolean {
    return this.#inFlight.isIdle();
  }

  /** Resolves when nothing is being erased; what is due later is not waited for. */
  drain(): Promise<void> {
    return this.#inFlight.onIdle();
  }

  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.drain();
  }

  async #eraseDue(): Promise<void> {
    const { repository, replicas, erased, outbox, logger, now } = this.#context;
    const removedBefore = new Date(now().getTime() - retentionMs);
    try {
      for (const { _id: responseId, ticketId } of await repository.findRemovedBefore(removedBefore)) {
        await erased.add(responseId, ticketId, now());
        const event = newEvent(responseErased, { ticketId, responseId }, { source: 'responses', now: now() });
        const gone = await repository.erase(responseId, removedBefore, now(), event);
        if (!gone) continue;
        outbox.relay(responseId);
        await replicas.giveBackRoom(ticketId, gone.bytes ?? bytesOf(gone));
      }
    } catch (err) {
      logger.warn({ err }, 'removed responses could not be erased yet');
    }
  }
}
