import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bus } from '@exit-tickets/bus';
import {
  AppError,
  getSnapshotRequest,
  type Judgements as JudgementsView,
  type ModelFailure,
  type Response,
  type Ticket,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import type { Logger, Progress } from '@exit-tickets/service-kit';
import type { ModelCall } from '../model/model.ts';
import { modelFailureOf } from '../model/model-failure-of.ts';
import type { Hold } from './held-text.ts';
import type { Judgements } from './judgements.ts';
import { isJudgingFailure, type JudgingFailure } from './judging-job.model.ts';
import type { JobClaim, JudgingJobRepository } from './judging-job.repository.ts';
import { readResponses } from './read-responses.ts';
import { type ModelJudging, type ToJudge, unjudgedQuestions } from './run-model-judging.ts';

export interface JudgingOptions {
  judgements: Judgements;
  jobs: JudgingJobRepository;
  /** Missing when no model may judge: then everything stays as it is. */
  judgeWithModel: ModelJudging | undefined;
  /** Whether what is left half-done is taken up again without anybody asking. */
  isInBackground: boolean;
  bus: Bus;
  logger: Logger;
  now: () => Date;
  /** How long a judging that stopped without a word keeps others waiting, in milliseconds. */
  claimMs: number;
  /** Aborted when the service stops: what is under way ends; in the background it is taken up after the next start. */
  signal: AbortSignal;
}

const pollMs = 150;
/** Longest that a call waits for another that judges the same ticket. */
const waitForOtherMs = 100_000;
const retryAfterSeconds = 5;

/** What the bus says when another service is away: that passes, and says nothing of the model. */
const passing: readonly string[] = ['service_unavailable', 'service_timeout', 'service_failed'];
const againMs = 30_000;

interface Outcome {
  failure?: JudgingFailure;
  /** When to try again without anybody asking. */
  dueAt?: Date;
}

/** What is kept of a failure; nothing of a ticket that was deleted. */
const outcomeOf = (error: unknown, now: Date): Outcome => {
  const code = error instanceof AppError ? error.code : 'internal';
  if (code === 'ticket_not_found') return {};
  if (passing.includes(code)) return { dueAt: new Date(now.getTime() + againMs) };
  return { failure: isJudgingFailure(code) ? code : 'ai_unavailable' };
};

/** Has tickets judged by the model: one at a time is at a ticket, in the background or for a teacher who waits. */
export class ClassJudging {
  readonly #options: JudgingOptions;

  constructor(options: JudgingOptions) {
    this.#options = options;
  }

  /**
   * Judges what is not judged yet, after whoever is at it already, and gives the answers with their verdicts. Without
   * a model they are as they were.
   * @throws {AppError} `ticket_not_found` when it was deleted meanwhile, `ai_*` when the model fails
   */
  async judge(
    ticket: Ticket,
    responses: readonly Response[],
    call: ModelCall,
    progress: Progress,
  ): Promise<JudgementsView> {
    const { bus, judgements, judgeWithModel } = this.#options;
    const deadline = performance.now() + waitForOtherMs;
    for (;;) {
      const known = await judgements.known(ticket, responses);
      if (!judgeWithModel || unjudgedQuestions(known).length === 0) return judgements.viewOf(ticket, known);
      const claim = await this.#claim(ticket.id, false);
      if (claim) {
        await this.#hold(claim, call, async (held) => {
          // One that was removed or kept from the model meanwhile goes to none any more.
          const asked = new Set(responses.map(({ id }) => id));
          const there = (await readResponses(bus, ticket.id)).filter(({ id }) => asked.has(id));
          await this.#work({ ticket, responses: there }, held, progress);
        });
        return judgements.read(ticket, responses);
      }
      if (performance.now() > deadline) throw new AppError('ai_busy', { retryAfterSeconds });
      progress('waiting');
      await this.#pause(call.signal);
    }
  }

  /** The same as far as the model gets, and why it got no further. */
  async judgeAsFarAsPossible(
    ticket: Ticket,
    responses: readonly Response[],
    call: ModelCall,
    progress: Progress,
  ): Promise<{ judgements: JudgementsView; failure?: ModelFailure }> {
    try {
      return { judgements: await this.judge(ticket, responses, call, progress) };
    } catch (error) {
      const failure = modelFailureOf(error);
      if (!failure) throw error;
      return { judgements: await this.#options.judgements.read(ticket, responses), failure };
    }
  }

  /** The same for a teacher who only names the ticket. */
  async judgeTicket(
    asked: { ticketId: string; teacherId: string; hold: Hold },
    call: ModelCall,
    progress: Progress,
  ): Promise<JudgementsView> {
    const ticket = await this.#options.judgements.ticketOf(asked);
    progress('reading');
    return this.judge(ticket, await readResponses(this.#options.bus, ticket.id, asked), call, progress);
  }

  /** Judges a ticket in the background. Never throws; the failure is stored and returned with the judgements. */
  async judgeInBackground(ticketId: string): Promise<void> {
    const { bus, judgements, logger } = this.#options;
    try {
      const claim = await this.#claim(ticketId, true);
      if (!claim) return;
      await this.#hold(claim, { signal: this.#options.signal, givesWay: true }, async (call) => {
        const { teacherId } = await bus.request(getSnapshotRequest, { ticketId });
        const ticket = await judgements.ticketOf({ ticketId, teacherId });
        const responses = await readResponses(bus, ticketId);
        await this.#work({ ticket, responses }, call, () => undefined);
      });
    } catch (err) {
      if (!this.#options.signal.aborted) logger.warn({ err }, 'answers were not judged');
    }
  }

  async #work(asked: ToJudge, call: ModelCall, progress: Progress): Promise<void> {
    const { createdBy: teacherId } = asked.ticket;
    const onQueued = (place: number): void => progress('queued', place);
    await this.#options.judgeWithModel?.(asked, { ...call, teacherId, onQueued }, progress);
  }

  async #claim(ticketId: string, isWhole: boolean): Promise<JobClaim | undefined> {
    const { jobs, bus, logger, now } = this.#options;
    const claim = { ticketId, owner: randomUUID(), expiresAt: this.#expiry() };
    const outcome = await jobs.claim(claim, now(), isWhole);
    if (outcome === 'given up') {
      logger.error({ ticketId }, 'judging a ticket ended its process too often: it is left alone until somebody asks');
      bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'judgements' } });
    }
    return outcome === 'claimed' ? claim : undefined;
  }

  #expiry(): Date {
    return new Date(this.#options.now().getTime() + this.#options.claimMs);
  }

  /** Keeps a claim while the work goes on, and says how it went: the teacher's pages read it then. */
  async #hold(claim: JobClaim, call: ModelCall, work: (call: ModelCall) => Promise<void>): Promise<void> {
    const { jobs, bus, logger, claimMs, isInBackground, now } = this.#options;
    const signal = AbortSignal.any([call.signal, this.#options.signal]);
    const renewal = setInterval(() => {
      jobs
        .renew({ ...claim, expiresAt: this.#expiry() })
        .catch((err: unknown) => logger.warn({ err }, 'claim not renewed'));
    }, claimMs / 3);
    let outcome: Outcome = {};
    try {
      await work({ ...call, signal });
    } catch (error) {
      outcome = signal.aborted ? { dueAt: now() } : outcomeOf(error, now());
      if (this.#options.signal.aborted) throw new AppError('service_unavailable', { cause: error });
      throw error;
    } finally {
      clearInterval(renewal);
      const forgotten = await this.#forgetErased(claim.ticketId);
      const areErasedForgotten = forgotten !== 'nothing';
      const { failure, dueAt = forgotten === 'all verdicts' ? now() : undefined } = outcome;
      const carriedOver = { ...(failure && { failure }), ...(isInBackground && dueAt && { dueAt }) };
      await jobs
        .release(claim, { ...carriedOver, areErasedForgotten })
        .catch((err: unknown) => logger.warn({ err }, 'claim not released'));
      bus.signal(ticketUpdatedSignal, { ticketId: claim.ticketId, update: { kind: 'judgements' } });
    }
  }

  /**
   * What was read before a response was erased may have been stored after it. Of too many erased ones all verdicts go, to be
   * made anew; 'nothing' leaves it to whoever judges next.
   */
  async #forgetErased(ticketId: string): Promise<'erased' | 'all verdicts' | 'nothing'> {
    const { jobs, judgements, logger } = this.#options;
    try {
      const erased = await jobs.erased(ticketId);
      if (erased === 'too many') {
        await judgements.forgetVerdicts(ticketId);
        return 'all verdicts';
      }
      for (const responseId of erased) await judgements.forgetResponse(ticketId, responseId);
      return 'erased';
    } catch (err) {
      logger.warn({ err }, 'erased responses kept');
      return 'nothing';
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
