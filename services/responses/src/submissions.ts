import { randomUUID } from 'node:crypto';
import { type Bus, newEvent, type Outbox } from '@exit-tickets/bus';
import {
  AppError,
  checkAnswers,
  limits,
  responseSubmitted,
  type Submission,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import { singleFlight } from '@exit-tickets/service-kit';
import { wrongAnswer } from './response.errors.ts';
import { bytesOf, liveUpdateOf, responseView, type StoredResponse } from './response.model.ts';
import type { InsertOutcome, ResponseRepository } from './response.repository.ts';
import type { Admission } from './ticket-replica/admit.ts';
import type { ReplicatedTickets } from './ticket-replica/replicated-tickets.ts';
import type { TicketReplica } from './ticket-replica/ticket-replica.model.ts';
import type { TicketReplicas } from './ticket-replica/ticket-replicas.ts';

export interface SubmissionsContext {
  replicas: TicketReplicas;
  tickets: ReplicatedTickets;
  repository: ResponseRepository;
  outbox: Outbox;
  bus: Bus;
  now: () => Date;
}

/** Retries of one submission after the ticket changed or a number turned out to be taken. */
const attempts = 20;

/** A pupil's answers, and the trace of the request. */
type Submitted = Submission & { traceparent: string };

/** The answer to the pupil's phone. */
interface Receipt {
  id: string;
  submittedAt: string;
}

/** Whether this repeats a submission that the teacher has removed. */
const isRemoved = (
  { submissionId }: Submission,
  { removedSubmissions = [] }: Pick<TicketReplica, 'removedSubmissions'>,
): boolean => submissionId !== undefined && removedSubmissions.includes(submissionId);

/**
 * Stores a pupil's answers. Once a ticket is locked this needs neither the bus nor the tickets service: one write
 * admits the response and allocates its number, one inserts it (docs/design.md 6).
 */
export class Submissions {
  readonly #context: SubmissionsContext;
  /** Free numbers, shared by all submissions that look for one at the same time; each takes one from `numbers`. */
  readonly #findFree: (ticketId: string) => Promise<{ isFull: boolean; numbers: number[] }>;

  constructor(context: SubmissionsContext) {
    this.#context = context;
    this.#findFree = singleFlight(async (ticketId) => {
      const numbers = await context.repository.freeNumbers(ticketId);
      return { isFull: numbers.length === 0, numbers };
    });
  }

  async submit(submission: Submission, traceparent: string): Promise<Receipt> {
    const stored = await this.#store({ ...submission, traceparent });
    return stored ? responseView(stored) : this.#receiptOfRemoved(submission);
  }

  /** A retry gets the same answer as the first time: the answers are stored. */
  #receiptOfRemoved({ submissionId = randomUUID() }: Submission): Receipt {
    return { id: submissionId, submittedAt: this.#context.now().toISOString() };
  }

  /** A retry of a removed submission stores nothing and returns no response. */
  async #store(submitted: Submitted): Promise<StoredResponse | undefined> {
    const { replicas, tickets, now } = this.#context;
    const { ticketId, answers } = submitted;
    const bytes = bytesOf(submitted);
    if (bytes > limits.responseBytes)
      throw new AppError('invalid_request', { field: 'answers', message: 'answers: too long together' });
    for (let attempt = 0; attempt < attempts; attempt++) {
      const admission = await replicas.admit({ ticketId, now: now(), bytes });
      if (admission && isRemoved(submitted, admission)) {
        await this.#releaseNumber(submitted, admission);
        return undefined;
      }
      if (admission) {
        const response = await this.#storeAdmitted(submitted, admission);
        if (response) return response;
        continue;
      }
      const replica = await tickets.get(ticketId);
      if (isRemoved(submitted, replica)) return undefined;
      if (!replica.isAccepting || replica.isAnonymizing || replica.anonymizedAt || replica.expiresAt <= now())
        return this.#storedBefore(submitted, new AppError('ticket_closed'));
      const problem = checkAnswers(replica.questions, answers);
      if (!replica.isLocked) await this.#makeFinal(replica, problem);
      else if (problem) throw wrongAnswer(problem);
      else if ((replica.responseBytes ?? 0) + bytes > limits.responseBytesPerTicket) {
        if (!(await this.#recountBytes(ticketId))) return this.#storedBefore(submitted, new AppError('ticket_full'));
      } else if (replica.responseNumber >= limits.responsesPerTicket) return this.#storeInFreeNumber(submitted);
    }
    throw new Error('the ticket kept changing while a response to it came in');
  }

  /** Not locked yet: the replica may be older than what the pupil saw, so tickets decides. */
  async #makeFinal(replica: TicketReplica, problem: ReturnType<typeof checkAnswers>): Promise<void> {
    const { tickets } = this.#context;
    if (!problem) return tickets.lock(replica);
    const current = await tickets.refresh(replica._id);
    if (current.version === replica.version) throw wrongAnswer(problem);
  }

  /**
   * When the ticket looks full, releases what was reserved for responses that were never stored because a process or
   * the database died. False when that was checked a moment ago.
   */
  async #recountBytes(ticketId: string): Promise<boolean> {
    const { replicas, repository, now } = this.#context;
    const reserved = await replicas.claimRecount(ticketId, now());
    if (reserved === undefined) return false;
    await replicas.setBytes(ticketId, reserved, await repository.storedBytes(ticketId));
    return true;
  }

  /** A retry of a stored response succeeds, also when the ticket is closed or full. Everything else is too late. */
  async #storedBefore({ ticketId, submissionId }: Submission, tooLate: AppError): Promise<StoredResponse> {
    const stored = submissionId && (await this.#context.repository.findBySubmission(ticketId, submissionId));
    if (!stored) throw tooLate;
    return stored;
  }

  /** Undefined when the number is taken already. A response that is not stored releases its number. */
  async #storeAdmitted(submitted: Submitted, admission: Admission): Promise<StoredResponse | undefined> {
    const { replicas, repository } = this.#context;
    const { ticketId, answers } = submitted;
    let outcome: InsertOutcome | undefined;
    try {
      const problem = checkAnswers(admission.questions, answers);
      if (problem) throw wrongAnswer(problem);
      const response = this.#responseOf(submitted, admission.responseNumber);
      outcome = await this.#insert(response, submitted.traceparent);
      if (outcome === 'stored') return response;
    } finally {
      if (outcome === undefined || outcome === 'already_stored') await this.#releaseNumber(submitted, admission);
    }
    if (outcome === 'already_stored') return this.#storedBefore(submitted, new AppError('ticket_closed'));
    await replicas.releaseBytes(ticketId, bytesOf(submitted));
    await replicas.raiseResponseNumber(ticketId, await repository.lastNumber(ticketId));
    return undefined;
  }

  /** A number that cannot be released now stays free until all are allocated. */
  async #releaseNumber(submitted: Submitted, { responseNumber }: Admission): Promise<void> {
    const { replicas } = this.#context;
    await Promise.allSettled([
      replicas.releaseNumber(submitted.ticketId, responseNumber),
      replicas.releaseBytes(submitted.ticketId, bytesOf(submitted)),
    ]);
  }

  /**
   * All numbers are allocated, but some may hold no response, because a process died or a response was refused after
   * its admission. The unique index decides who gets a free one.
   */
  async #storeInFreeNumber(submitted: Submitted): Promise<StoredResponse> {
    const { replicas, now } = this.#context;
    const { ticketId } = submitted;
    const bytes = bytesOf(submitted);
    if (!(await replicas.reserveBytes(ticketId, bytes, now())))
      return this.#storedBefore(submitted, new AppError('ticket_full'));
    const stored = await this.#tryFreeNumbers(submitted).catch(async (error: unknown) => {
      await replicas.releaseBytes(ticketId, bytes);
      throw error;
    });
    if (stored) return stored;
    await replicas.releaseBytes(ticketId, bytes);
    return this.#storedBefore(submitted, new AppError('ticket_full'));
  }

  /** Undefined when every number holds a response, or one of them holds this one. */
  async #tryFreeNumbers(submitted: Submitted): Promise<StoredResponse | undefined> {
    // A number that was free and is gone at the next look holds a response by then, so this loop ends.
    for (let look = 0; look <= limits.responsesPerTicket; look++) {
      const { isFull, numbers } = await this.#findFree(submitted.ticketId);
      if (isFull) return undefined;
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const response = this.#responseOf(submitted, number);
        const outcome = await this.#insert(response, submitted.traceparent);
        if (outcome === 'stored') return response;
        if (outcome === 'already_stored') return undefined;
      }
    }
    throw new Error('no number was found for a response');
  }

  #responseOf({ ticketId, submissionId, studentName, answers }: Submission, number: number): StoredResponse {
    const bytes = bytesOf({ studentName, answers });
    const submittedAt = this.#context.now();
    return { _id: randomUUID(), ticketId, number, submissionId, studentName, answers, bytes, submittedAt };
  }

  /** Stores a response with its event in one write, and shows it on the live streams. */
  async #insert(response: StoredResponse, traceparent: string): Promise<InsertOutcome> {
    const { repository, outbox, bus } = this.#context;
    const { _id: responseId, ticketId, submittedAt } = response;
    // At least this one; the count is read when the event is published.
    const data = { ticketId, responseId, responseCount: 1 };
    const event = newEvent(responseSubmitted, data, { source: 'responses', now: submittedAt, traceparent });
    const outcome = await repository.insert(response, event);
    if (outcome === 'stored') {
      outbox.relay(responseId, [event]);
      bus.signal(ticketUpdatedSignal, { ticketId, update: liveUpdateOf(response) });
    }
    return outcome;
  }
}
