import { type Bus, InFlight, newEvent, type Outbox } from '@exit-tickets/bus';
import {
  type Anonymity,
  AppError,
  type EventEnvelope,
  hasErrorCode,
  limits,
  responsesAnonymized,
  summarizeAnswersRequest,
  timeouts,
} from '@exit-tickets/contracts';
import { type Logger, singleFlight } from '@exit-tickets/service-kit';
import type { ResponseRepository } from '../response.repository.ts';
import type { ReplicatedTickets } from '../ticket-replica/replicated-tickets.ts';
import type { TicketReplica } from '../ticket-replica/ticket-replica.model.ts';
import type { TicketReplicas } from '../ticket-replica/ticket-replicas.ts';
import type { AnonymousTicket, AnonymousTickets } from './anonymous-ticket.ts';
import { type RetentionClock, warningMs } from './retention-clock.ts';

export interface AnonymizingContext {
  replicas: TicketReplicas;
  tickets: ReplicatedTickets;
  repository: ResponseRepository;
  anonymous: AnonymousTickets;
  clock: RetentionClock;
  outbox: Outbox;
  bus: Bus;
  logger: Logger;
  now: () => Date;
  /** How long answers are kept; null: until they are deleted. */
  days: number | null;
  /** How often to look what is due, in milliseconds. */
  pollMs?: number | undefined;
}

interface Owned {
  ticketId: string;
  teacherId: string;
}

const dayMs = 24 * 60 * 60_000;

/** Tells other services what is left. */
export const anonymizedEvent = ({ _id, anonymizedAt, removals, results }: AnonymousTicket): EventEnvelope =>
  newEvent(
    responsesAnonymized,
    {
      ticketId: _id,
      anonymizedAt: anonymizedAt.toISOString(),
      responseCount: results.responseCount,
      removals,
      tallies: results.questions.flatMap(({ questionId, hasVerdicts, tally, chosen }) => {
        if (hasVerdicts) return [{ questionId, ...tally }];
        return chosen.length > 0 ? [{ questionId, ...tally, chosen: chosen.map(({ count }) => count) }] : [];
      }),
    },
    { source: 'responses', now: anonymizedAt },
  );

/**
 * Makes the answers to a ticket anonymous, by their date or when the teacher says so. First what is left is stored, then
 * no answer is admitted or stays, then others hear of it. Whatever ends the process in between, a sweep goes on.
 */
export class Anonymizing {
  readonly #context: AnonymizingContext;
  readonly #inFlight = new InFlight();
  readonly #finish: (ticketId: string) => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(context: AnonymizingContext) {
    this.#context = context;
    this.#finish = singleFlight((ticketId) => this.#finishOnce(ticketId));
  }

  /** @throws {AppError} `ticket_not_found` also for another teacher's */
  async get({ ticketId, teacherId }: Owned): Promise<Anonymity> {
    const { tickets, anonymous } = this.#context;
    const ticket = await tickets.get(ticketId);
    if (ticket.teacherId !== teacherId) throw new AppError('ticket_not_found');
    const stored = ticket.anonymizedAt && (await anonymous.find(ticketId));
    if (stored) return { anonymizedAt: stored.anonymizedAt.toISOString(), results: stored.results };
    const dueAt = this.#dueAt(ticket);
    return dueAt ? { dueAt: dueAt.toISOString() } : {};
  }

  /**
   * Makes a closed ticket anonymous now. What fails on the way is done by a sweep.
   * @throws {AppError} `ticket_not_found` also for another teacher's
   * @throws {AppError} `ticket_still_open`
   * @throws {AppError} `no_responses`
   */
  async anonymize({ ticketId, teacherId }: Owned): Promise<Anonymity> {
    const { tickets, replicas, repository, now } = this.#context;
    const ticket = await tickets.refresh(ticketId);
    if (ticket.teacherId !== teacherId) throw new AppError('ticket_not_found');
    if (!ticket.anonymizedAt) {
      if (ticket.isAccepting && ticket.expiresAt > now()) throw new AppError('ticket_still_open');
      if (!(await repository.exists(ticketId))) throw new AppError('no_responses');
      await replicas.orderAnonymizing(ticketId);
    }
    await this.#finish(ticketId);
    return this.get({ ticketId, teacherId });
  }

  /** The teacher's tickets that are due within the time of the warning. */
  async due(teacherId: string): Promise<{ ticketId: string; dueAt: string }[]> {
    const { replicas, days, now } = this.#context;
    if (days === null) return [];
    const soon = now().getTime() + warningMs;
    const found = await replicas.answeredUntil(teacherId, new Date(soon - days * dayMs), limits.ticketsDueListed);
    return found.flatMap((ticket) => {
      const dueAt = this.#dueAt(ticket);
      return dueAt && dueAt.getTime() <= soon ? [{ ticketId: ticket._id, dueAt: dueAt.toISOString() }] : [];
    });
  }

  /** Looks at the clock, then goes on with what a crash left and does what is due, now and regularly. */
  async start(): Promise<void> {
    await this.#context.clock.look();
    void this.#inFlight.track(this.#fillIn().then(() => this.#sweep(true)));
    this.#timer = setInterval(() => {
      if (this.#inFlight.isIdle()) void this.#inFlight.track(this.#sweep());
    }, this.#context.pollMs ?? 30_000).unref();
  }

  isIdle(): boolean {
    return this.#inFlight.isIdle();
  }

  /** Resolves when nothing is being made anonymous. Does not wait for what is due later. */
  drain(): Promise<void> {
    return this.#inFlight.onIdle();
  }

  close(): Promise<void> {
    clearInterval(this.#timer);
    // A school's tickets of a year may be due: the rest is done after the next start.
    this.#isClosed = true;
    return this.drain();
  }

  #dueAt({ lastAnswerAt }: Pick<TicketReplica, 'lastAnswerAt'>): Date | undefined {
    const { days, clock } = this.#context;
    if (days === null || !lastAnswerAt) return undefined;
    return new Date(Math.max(lastAnswerAt.getTime() + days * dayMs, clock.heldUntil?.getTime() ?? 0));
  }

  /** When an earlier release admitted answers it did not say when. */
  async #fillIn(): Promise<void> {
    const { replicas, repository, logger } = this.#context;
    try {
      for await (const { _id: ticketId } of replicas.withoutLastAnswer()) {
        const newest = await repository.findNewest(ticketId);
        if (newest) await replicas.setLastAnswer(ticketId, newest.submittedAt);
      }
    } catch (err) {
      logger.warn({ err }, 'the last answers to tickets could not be found yet');
    }
  }

  async #sweep(isFirst = false): Promise<void> {
    const { replicas, anonymous, clock, days, now, logger } = this.#context;
    try {
      const isTrusted = await clock.look();
      if (isFirst) for await (const { _id: ticketId } of anonymous.untold()) await this.#tryToFinish(ticketId);
      for await (const { _id: ticketId } of replicas.anonymizing()) await this.#tryToFinish(ticketId);
      if (!isTrusted || days === null) return;
      for await (const { _id: ticketId } of replicas.dueSince(new Date(now().getTime() - days * dayMs))) {
        if (this.#isClosed) return;
        await replicas.orderAnonymizing(ticketId);
        await this.#tryToFinish(ticketId);
      }
    } catch (err) {
      logger.warn({ err }, 'could not look for answers to make anonymous');
    }
  }

  async #tryToFinish(ticketId: string): Promise<void> {
    try {
      await this.#finish(ticketId);
    } catch (err) {
      // Its deletion is on the way.
      if (hasErrorCode(err, 'ticket_not_found')) return;
      this.#context.logger.warn({ err, ticketId }, 'answers could not be made anonymous yet');
    }
  }

  /** Each step can be done again, and the order of the ticket is dropped last. */
  async #finishOnce(ticketId: string): Promise<void> {
    const { replicas, repository, anonymous, outbox } = this.#context;
    const stored = (await anonymous.find(ticketId)) ?? (await this.#store(ticketId));
    // It was deleted meanwhile, perhaps just before this was stored.
    if (!(await replicas.find(ticketId))) {
      await anonymous.remove(ticketId);
      throw new AppError('ticket_not_found');
    }
    // From here on a response that was being stored all the while is deleted by whoever publishes it.
    await replicas.markAnonymized(ticketId, stored.anonymizedAt);
    await repository.deleteOfTickets([ticketId]);
    await anonymous.tell(ticketId, anonymizedEvent(stored));
    outbox.relay(ticketId);
    // Whoever has its results open hears of it from tickets, which says that it is closed for good.
    await replicas.dropAnonymizing(ticketId);
  }

  async #store(ticketId: string): Promise<AnonymousTicket> {
    const { replicas, repository, anonymous, bus, now } = this.#context;
    const ticket = await replicas.find(ticketId);
    if (!ticket) throw new AppError('ticket_not_found');
    const { teacherId } = ticket;
    const results = await bus.request(
      summarizeAnswersRequest,
      { ticketId, teacherId },
      { timeoutMs: timeouts.judgementsMs },
    );
    // One was being stored meanwhile: it counts too.
    if (results.responseCount !== (await repository.count(ticketId, true)))
      throw new AppError('service_unavailable', { cause: new Error('a response came meanwhile') });
    const removals = await replicas.countRemoval(ticketId);
    if (removals === undefined) throw new AppError('ticket_not_found');
    await anonymous.add({ _id: ticketId, teacherId, anonymizedAt: now(), removals, results });
    const stored = await anonymous.find(ticketId);
    if (!stored) throw new AppError('ticket_not_found');
    return stored;
  }
}
