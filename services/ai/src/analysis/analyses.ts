import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bus, newEvent, type Outbox } from '@exit-tickets/bus';
import {
  type AiScope,
  type Analysis,
  AppError,
  getSnapshotRequest,
  getTicketRequest,
  hasErrorCode,
  type SentRequest,
  type Ticket,
  ticketAnalyzed,
} from '@exit-tickets/contracts';
import type { Logger, Progress } from '@exit-tickets/service-kit';
import type { ClassJudging } from '../judging/judge-class.ts';
import { readResponses } from '../judging/read-responses.ts';
import type { Model, ModelCall } from '../model/model.ts';
import type { MaskAnswers } from '../worker/mask-answers.ts';
import { analyseClass } from './analyse-class.ts';
import type { AnalysisRepository, Claim } from './analysis.repository.ts';

export interface AnalysesOptions {
  repository: AnalysisRepository;
  outbox: Outbox;
  bus: Bus;
  judging: Pick<ClassJudging, 'judgeAsFarAsPossible'>;
  model: Pick<Model, 'analyse'>;
  mask: MaskAnswers;
  /** What a model may read, by the configuration. */
  allowed: AiScope;
  logger: Logger;
  now: () => Date;
  claimMs: number;
  /** Aborted when the service stops: calls that wait for others end then, work of their own goes on. */
  signal: AbortSignal;
}

interface AnalysisOrder {
  ticketId: string;
  teacherId: string;
  lessonContent?: string | undefined;
  /** Whether one that exists is made anew. */
  renew?: boolean | undefined;
  traceparent?: string;
}

const pollMs = 150;
/** Longest that a second call waits for the analysis that a first one is making. */
const waitForOtherMs = 100_000;
/** Longest to wait for the ticket to say that it is analysed (docs/design.md 6). */
const agreeMs = 5_000;

/** The analyses of tickets: one each, made once, whoever asks and how often; made anew when its teacher says so. */
export class Analyses {
  readonly #options: AnalysesOptions;

  constructor(options: AnalysesOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `ticket_not_found` also for someone else's ticket */
  async get(ticketId: string, teacherId: string): Promise<Analysis | null> {
    const stored = await this.#options.repository.find(ticketId);
    if (stored?.analysis && stored.teacherId === teacherId) return stored.analysis;
    await this.#ticketOf({ ticketId, teacherId });
    return null;
  }

  /**
   * The analysis of a ticket: the stored one, or a new one. Two calls at once make one, also when both renew it; the
   * former one can be read until the new one is there, and stays when that fails.
   * @throws {AppError} `ticket_not_found`, `no_responses`, `analysis_running` when another takes too long, `ai_*`
   */
  async analyse(order: AnalysisOrder, call: ModelCall, progress: Progress): Promise<Analysis> {
    const deadline = performance.now() + waitForOtherMs;
    const before = order.renew ? await this.#options.repository.find(order.ticketId) : undefined;
    const toReplace = before?.analysis ? (before.madeBy ?? null) : undefined;
    for (;;) {
      // Asked again every time: it may have been deleted while this call waited.
      const ticket = await this.#ticketOf(order);
      const stored = await this.#options.repository.find(order.ticketId);
      if (stored?.analysis && (toReplace === undefined || (stored.madeBy ?? null) !== toReplace)) {
        await this.#agree(order, call.signal);
        return stored.analysis;
      }
      if (stored?.anonymizedAt) throw new AppError('no_responses');
      const claim = await this.#claim(order, toReplace);
      if (claim) {
        const made = await this.#make(claim, ticket, order, call, progress);
        if (made) return made;
      }
      if (performance.now() > deadline) throw new AppError('analysis_running', { retryAfterSeconds: 5 });
      progress('waiting');
      await this.#pause(call.signal);
    }
  }

  /** What the model was sent for the analysis as it is, word for word. */
  async sent(ticketId: string): Promise<SentRequest[]> {
    return this.#options.repository.sent(ticketId);
  }

  /** Safe to run twice: what is gone stays gone. */
  async forget(ticketId: string): Promise<void> {
    await this.#options.repository.remove(ticketId);
  }

  /** Forgets the note about a ticket that was deleted, whose event came first. */
  async forgetIfDeleted(ticketId: string): Promise<void> {
    try {
      await this.#options.bus.request(getSnapshotRequest, { ticketId });
    } catch (error) {
      if (!hasErrorCode(error, 'ticket_not_found')) throw error;
      await this.forget(ticketId);
    }
  }

  /** Safe to run twice: nothing is left. */
  async anonymize(ticketId: string): Promise<void> {
    await this.#options.repository.anonymize(ticketId, this.#options.now());
  }

  /**
   * Drops an analysis that has read an erased response: its points, counts and quotes rest on all answers together. One that
   * is being made begins again. Safe to run twice: what was made since has not read it.
   */
  async forgetResponse(ticketId: string, responseId: string): Promise<void> {
    await this.#options.repository.removeBasedOn(ticketId, responseId);
  }

  async #ticketOf({ ticketId, teacherId }: Pick<AnalysisOrder, 'ticketId' | 'teacherId'>): Promise<Ticket> {
    return (await this.#options.bus.request(getTicketRequest, { ticketId, teacherId })).ticket;
  }

  async #claim(
    { ticketId, teacherId }: AnalysisOrder,
    toReplace: string | null | undefined,
  ): Promise<Claim | undefined> {
    const now = this.#options.now();
    const claim = { ticketId, owner: randomUUID(), expiresAt: this.#expiry() };
    return (await this.#options.repository.claim(claim, { teacherId, now, toReplace })) ? claim : undefined;
  }

  #expiry(): Date {
    return new Date(this.#options.now().getTime() + this.#options.claimMs);
  }

  /** Undefined when the claim was lost on the way: another has taken over, or the ticket is gone. */
  async #make(
    claim: Claim,
    ticket: Ticket,
    order: AnalysisOrder,
    call: ModelCall,
    progress: Progress,
  ): Promise<Analysis | undefined> {
    const { repository, bus, judging, model, mask, allowed, logger, now, claimMs, outbox } = this.#options;
    const renewal = setInterval(() => {
      repository
        .renew({ ...claim, expiresAt: this.#expiry() })
        .catch((err: unknown) => logger.warn({ err }, 'claim not renewed'));
    }, claimMs / 3);
    try {
      progress('reading');
      const responses = await readResponses(bus, claim.ticketId);
      if (responses.length === 0) throw new AppError('no_responses');
      const responseIds = responses.map(({ id }) => id);
      await repository.setRead(claim, responseIds);
      const lessonContent = order.lessonContent || ticket.originalContent;
      progress('judging', 0, responses.length);
      const { judgements, failure } = await judging.judgeAsFarAsPossible(ticket, responses, call, progress);
      progress('analysing');
      const sent: SentRequest[] = [];
      const recorded: ModelCall = { ...call, onSent: (request) => sent.push({ task: 'analysis', ...request }) };
      const made = await analyseClass(
        { ...(!ticket.isKeptFromAi && { analyse: model.analyse }), mask, allowed, logger },
        { ticket, responses, judgements, failure, lessonContent },
        recorded,
      );
      const analysis = { ...made, createdAt: now().toISOString() };
      const event = newEvent(
        ticketAnalyzed,
        { ticketId: claim.ticketId },
        { source: 'ai', now: now(), ...(order.traceparent && { traceparent: order.traceparent }) },
      );
      if (!(await repository.store(claim, { analysis, sent, responseIds }, event))) return undefined;
      outbox.relay(claim.ticketId);
      progress('closing');
      await this.#agree(order, call.signal);
      return analysis;
    } finally {
      clearInterval(renewal);
      await repository.release(claim).catch((err: unknown) => logger.warn({ err }, 'claim not released'));
    }
  }

  /** Waits until the ticket says that it is analysed, or long enough; the event closes it in the end anyway. */
  async #agree(order: AnalysisOrder, signal: AbortSignal): Promise<void> {
    const until = performance.now() + agreeMs;
    while (performance.now() < until) {
      try {
        if ((await this.#ticketOf(order)).isAnalyzed) return;
      } catch (error) {
        // Deleted while it was being analysed: then its analysis goes too.
        if (error instanceof AppError && error.code === 'ticket_not_found') {
          await this.forget(order.ticketId);
          throw error;
        }
      }
      await this.#pause(signal);
    }
  }

  async #pause(signal: AbortSignal): Promise<void> {
    try {
      await pause(pollMs, undefined, { signal: AbortSignal.any([signal, this.#options.signal]) });
    } catch (cause) {
      throw new AppError('service_unavailable', { cause });
    }
  }
}
