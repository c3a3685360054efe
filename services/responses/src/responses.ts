import { randomUUID } from 'node:crypto';
import { type Bus, newEvent, type Outbox } from '@exit-tickets/bus';
import {
  type AppError,
  checkAnswers,
  type EventEnvelope,
  getSnapshotRequest,
  limits,
  lockTicketRequest,
  type Response,
  responseSubmitted,
  type Submission,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import { TicketClosedError, TicketFullError, TicketNotFoundError, wrongAnswer } from './response.errors.ts';
import { responseView, type StoredResponse } from './response.model.ts';
import type { InsertOutcome, ResponseRepository } from './response.repository.ts';
import type { Seats } from './seats.ts';
import type { TicketCopies, TicketCopy } from './ticket-copy.ts';

export interface ResponsesParts {
  copies: TicketCopies;
  repository: ResponseRepository;
  seats: Seats;
  outbox: Outbox;
  bus: Bus;
  now: () => Date;
}

const attempts = 20;

/** What can be done with responses. */
export class Responses {
  readonly #parts: ResponsesParts;

  constructor(parts: ResponsesParts) {
    this.#parts = parts;
  }

  /**
   * Stores a pupil's answers. Once a ticket is locked this needs neither the bus nor the tickets service: it is one
   * read of the own copy and one insert (design section 6); what the first of a process reads more is in `Seats`.
   */
  async submit(submission: Submission, traceparent: string): Promise<StoredResponse> {
    const { copies, now } = this.#parts;
    let copy = (await copies.find(submission.ticketId)) ?? (await this.#fetchCopy(submission.ticketId));
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (!copy.isAccepting || copy.expiresAt <= now()) return this.#storedBefore(submission, new TicketClosedError());
      const problem = checkAnswers(copy.questions, submission.answers);
      if (problem && copy.isLocked) throw wrongAnswer(problem);
      if (copy.isLocked) return this.#store(submission, traceparent);
      // Not final yet: ours may be older than what the pupil saw, so tickets decides, and the answers are checked again.
      const current: TicketCopy = problem ? await this.#fetchCopy(submission.ticketId) : await this.#lock(copy);
      if (problem && current.version === copy.version) throw wrongAnswer(problem);
      copy = current;
    }
    throw new Error('the ticket kept changing while a response to it came in');
  }

  /** A retry of what is stored already succeeds, also when the ticket is closed or full; anything else is too late. */
  async #storedBefore({ ticketId, submissionId }: Submission, tooLate: AppError): Promise<StoredResponse> {
    const stored = submissionId && (await this.#parts.repository.findBySubmission(ticketId, submissionId));
    if (!stored) throw tooLate;
    return stored;
  }

  async #fetchCopy(ticketId: string): Promise<TicketCopy> {
    const { bus, copies } = this.#parts;
    await copies.apply(await bus.request(getSnapshotRequest, { ticketId }));
    const copy = await copies.find(ticketId);
    if (!copy) throw new TicketNotFoundError();
    return copy;
  }

  async #lock({ _id: ticketId, version }: TicketCopy): Promise<TicketCopy> {
    const { bus, copies } = this.#parts;
    const { isLocked, snapshot } = await bus.request(lockTicketRequest, { ticketId, version });
    await copies.apply(snapshot);
    if (isLocked) await copies.markLocked(ticketId);
    const copy = await copies.find(ticketId);
    if (!copy) throw new TicketNotFoundError();
    return copy;
  }

  async #store(submission: Submission, traceparent: string): Promise<StoredResponse> {
    const { seats, outbox, bus, now } = this.#parts;
    const { ticketId, submissionId, studentName, answers } = submission;
    const submittedAt = now();
    const id = randomUUID();
    // At least this one: how many there are is counted when it is told.
    const told = { ticketId, responseId: id, responseCount: 1 };
    const event = newEvent(responseSubmitted, told, { source: 'responses', now: submittedAt, traceparent });
    // Each place that is lost to another process holds a response by then, so there is an end to losing them.
    for (let lost = 0; lost <= limits.responsesPerTicket; lost++) {
      const seat = await seats.next(ticketId);
      if (seat === undefined) return this.#storedBefore(submission, new TicketFullError());
      const response: StoredResponse = { _id: id, ticketId, seat, submissionId, studentName, answers, submittedAt };
      const outcome = await this.#insert(response, event);
      if (outcome === 'already_stored') return this.#storedBefore(submission, new TicketClosedError());
      if (outcome === 'stored') {
        outbox.relay(id);
        bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'response', response: responseView(response) } });
        return response;
      }
      await seats.catchUp(ticketId);
    }
    throw new Error('no place was found for a response');
  }

  /** Stores a response, or gives its place back. */
  async #insert(response: StoredResponse, event: EventEnvelope): Promise<InsertOutcome> {
    const { repository, seats } = this.#parts;
    let outcome: InsertOutcome | undefined;
    try {
      outcome = await repository.insert(response, event);
      return outcome;
    } finally {
      if (outcome !== 'stored') seats.release(response.ticketId, response.seat);
    }
  }

  /** @throws {TicketNotFoundError} when the ticket is missing or another teacher's (design section 4.8) */
  async assertOwner(ticketId: string, teacherId: string): Promise<void> {
    const copy = (await this.#parts.copies.find(ticketId)) ?? (await this.#fetchCopy(ticketId));
    if (copy.teacherId !== teacherId) throw new TicketNotFoundError();
  }

  async list(ticketId: string, teacherId: string): Promise<Response[]> {
    await this.assertOwner(ticketId, teacherId);
    const stored = await this.#parts.repository.list(ticketId);
    // Places are nearly in this order: one that was left free may be taken much later than its neighbours.
    return stored.sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime()).map(responseView);
  }

  async exist(ticketId: string, teacherId: string): Promise<boolean> {
    await this.assertOwner(ticketId, teacherId);
    return this.#parts.repository.exists(ticketId);
  }

  /** One page of a ticket's responses for another service: at most `limit`, and no more than goes well into a message. */
  async page(
    ticketId: string,
    after: string | undefined,
    limit: number,
  ): Promise<{ responses: Response[]; next?: string }> {
    const responses: Response[] = [];
    let bytes = 0;
    let next = after ?? '0';
    for await (const stored of this.#parts.repository.after(ticketId, Number(next))) {
      const response = responseView(stored);
      bytes += Buffer.byteLength(JSON.stringify(response));
      const isFull = responses.length === limit || bytes > limits.busPageBytes;
      if (isFull && responses.length > 0) return { responses, next };
      responses.push(response);
      next = String(stored.seat);
    }
    return { responses };
  }

  /** Forgets a deleted ticket and everything answered to it; twice is once. */
  async forgetTicket(ticketId: string): Promise<void> {
    await this.#parts.copies.bury(ticketId, this.#parts.now());
    await this.#parts.repository.deleteOfTicket(ticketId);
  }
}
