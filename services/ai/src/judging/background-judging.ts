import { InFlight } from '@exit-tickets/bus';
import type { Logger } from '@exit-tickets/service-kit';
import type { Judging } from './judging.ts';
import type { JudgingJobRepository } from './judging-job.repository.ts';

/** When a class is judged, in milliseconds. */
export interface JudgingTimes {
  /** So long after the last answer, */
  settleMs?: number;
  /** but no longer than this after the first. */
  maxWaitMs?: number;
  /** How often to look what is due. */
  pollMs?: number;
}

export interface BackgroundOptions {
  judging: Judging;
  jobs: JudgingJobRepository;
  logger: Logger;
  now: () => Date;
  times?: JudgingTimes | undefined;
}

/**
 * Tickets judged at the same time by one process; the model has a queue of its own. The number of replicas goes by it:
 * the threshold in deploy/kubernetes/overlays/large/scaling.yaml.
 */
const maxInFlight = 4;

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** Has answers judged as they come in, so that results are judged when the teacher looks. */
export class BackgroundJudging {
  readonly #options: BackgroundOptions;
  readonly #ticketIds = new Set<string>();
  readonly #inFlight = new InFlight();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BackgroundOptions) {
    this.#options = options;
  }

  /** Has a ticket judged soon, together with the answers that come until then. */
  async schedule(ticketId: string): Promise<void> {
    const { jobs, now, times: { settleMs = 5_000, maxWaitMs = 30_000 } = {} } = this.#options;
    await jobs.schedule(ticketId, after(now(), settleMs), after(now(), maxWaitMs));
  }

  start(): void {
    let isLooking = false;
    this.#timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      void this.#inFlight.track(this.#look()).finally(() => {
        isLooking = false;
      });
    }, this.#options.times?.pollMs ?? 1_000).unref();
  }

  isIdle(): boolean {
    return this.#inFlight.isIdle();
  }

  /** Resolves when nothing is looked for or judged; what is due later is not waited for. */
  drain(): Promise<void> {
    return this.#inFlight.onIdle();
  }

  /** Waits for what is under way, which ends at once when the service stops. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.drain();
  }

  async #look(): Promise<void> {
    const { jobs, judging, logger, now } = this.#options;
    try {
      for (const ticketId of await jobs.due(now(), maxInFlight)) {
        if (this.#ticketIds.has(ticketId) || this.#ticketIds.size >= maxInFlight) continue;
        this.#ticketIds.add(ticketId);
        const judged = judging.judgeInBackground(ticketId).finally(() => this.#ticketIds.delete(ticketId));
        void this.#inFlight.track(judged);
      }
    } catch (err) {
      logger.warn({ err }, 'could not look for answers to judge');
    }
  }
}
