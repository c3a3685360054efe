import { InFlight } from '@exit-tickets/bus';
import type { ClassJudging } from './judge-class.ts';
import type { JudgingJobRepository } from './judging-job.repository.ts';

/** When a class is judged, in milliseconds. */
export interface JudgingTimes {
  /** Delay after the last answer before judging starts. */
  settleMs?: number;
  /** Upper bound, counted from the first answer. */
  maxWaitMs?: number;
  /** How often to look what is due. */
  pollMs?: number;
}

export interface JudgingScheduleOptions {
  judging: ClassJudging;
  jobs: JudgingJobRepository;
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
export class JudgingSchedule {
  readonly #options: JudgingScheduleOptions;
  readonly #ticketIds = new Set<string>();
  readonly #inFlight = new InFlight();

  constructor(options: JudgingScheduleOptions) {
    this.#options = options;
  }

  /** Has a ticket judged soon, together with the answers that come until then. */
  async schedule(ticketId: string): Promise<void> {
    const { jobs, now, times: { settleMs = 5_000, maxWaitMs = 30_000 } = {} } = this.#options;
    await jobs.schedule(ticketId, after(now(), settleMs), after(now(), maxWaitMs));
  }

  isIdle(): boolean {
    return this.#inFlight.isIdle();
  }

  /** Resolves when nothing is judged; what is due later is not waited for. */
  drain(): Promise<void> {
    return this.#inFlight.onIdle();
  }

  /** Waits for what is under way, which ends at once when the service stops. */
  close(): Promise<void> {
    return this.drain();
  }

  /** Begins to judge what is due, as far as there is room. */
  async judgeDue(): Promise<void> {
    const { jobs, judging, now } = this.#options;
    for (const ticketId of await jobs.due(now(), maxInFlight)) {
      if (this.#ticketIds.has(ticketId) || this.#ticketIds.size >= maxInFlight) continue;
      this.#ticketIds.add(ticketId);
      const judged = judging.judgeInBackground(ticketId).finally(() => this.#ticketIds.delete(ticketId));
      void this.#inFlight.track(judged);
    }
  }
}
