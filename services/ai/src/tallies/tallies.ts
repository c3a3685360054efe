import { isDeepStrictEqual } from 'node:util';
import { type Bus, newEvent, type Outbox, type StateEvent } from '@exit-tickets/bus';
import { AppError, getSnapshotRequest, type QuestionTally, questionJudged } from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import type { Judgements } from '../judging/judgements.ts';
import { talliesOf } from './tallies-of.ts';
import type { StoredTally } from './tally.model.ts';
import type { TallyRepository } from './tally.repository.ts';

/** A delay after the last change, with an upper bound counted from the first. */
interface Delay {
  settleMs: number;
  maxWaitMs: number;
}

/** What changes how answers fall: answers that come and go one by one for minutes, and verdicts that come in bursts. */
export interface TallyTimes {
  answers: Delay;
  verdicts: Delay;
  /** How often to look what is due. */
  pollMs: number;
}

export const usualTallyTimes: TallyTimes = {
  answers: { settleMs: 30_000, maxWaitMs: 120_000 },
  verdicts: { settleMs: 3_000, maxWaitMs: 30_000 },
  pollMs: 1_000,
};

export interface TalliesOptions {
  repository: TallyRepository;
  judgements: Pick<Judgements, 'answersTo' | 'read'>;
  outbox: Outbox;
  bus: Bus;
  logger: Logger;
  now: () => Date;
  times: TallyTimes;
}

/** Tickets that are counted one after the other before others get a turn. */
const atOnce = 10;
/** Longer than counting takes. */
const heldMs = 60_000;

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/**
 * Counts how the answers to tickets fall and publishes that, so that the numbers outlive the answers. A ticket is counted
 * once for all changes of a moment, one ticket at a time: it reads and groups the answers as a teacher's page does.
 */
export class Tallies {
  readonly #options: TalliesOptions;
  readonly #times: TallyTimes;

  constructor(options: TalliesOptions) {
    this.#options = options;
    this.#times = options.times;
  }

  /** Has a ticket counted soon, together with the changes that come until then. Safe to call twice. */
  async schedule(ticketId: string, change: 'answers' | 'verdicts'): Promise<void> {
    const { repository, now } = this.#options;
    const { settleMs, maxWaitMs } = this.#times[change];
    await repository.schedule({ ticketId, dueAt: after(now(), settleMs), latestAt: after(now(), maxWaitMs) });
  }

  /** The same for a ticket that was answered before this service counted. */
  async scheduleFirst(ticketId: string): Promise<void> {
    const { repository, now } = this.#options;
    await repository.scheduleFirst(ticketId, after(now(), this.#times.verdicts.settleMs));
  }

  /** Safe to run twice. Of a ticket that is anonymous the last counts are elsewhere. */
  forget(ticketId: string): Promise<void> {
    return this.#options.repository.remove(ticketId);
  }

  forgetResponse(ticketId: string): Promise<void> {
    return this.schedule(ticketId, 'answers');
  }

  /** Every count as it stands. */
  async *publishedState(): AsyncGenerator<StateEvent> {
    for await (const stored of this.#options.repository.all())
      yield { definition: questionJudged, event: this.#eventOf(stored) };
  }

  /** Counts what is due. */
  async countDue(): Promise<void> {
    const { repository, now } = this.#options;
    const longestMs = Math.max(heldMs, ...[this.#times.answers, this.#times.verdicts].map((one) => one.maxWaitMs));
    for (const ticketId of await repository.due(now(), after(now(), 2 * longestMs), atOnce)) {
      const until = after(now(), heldMs);
      await repository.hold(ticketId, until);
      // What failed, or was counted by another meanwhile, is due again when the hold is over.
      if (await this.#countIfThere(ticketId)) await repository.done(ticketId, until);
    }
  }

  async #countIfThere(ticketId: string): Promise<boolean> {
    const { repository, logger } = this.#options;
    try {
      return await this.#count(ticketId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'ticket_not_found') await repository.remove(ticketId);
      else logger.warn({ err: error }, 'answers to a ticket were not counted');
      return false;
    }
  }

  /** False when another has counted it meanwhile. */
  async #count(ticketId: string): Promise<boolean> {
    const { repository, judgements, bus, now, outbox } = this.#options;
    const before = await repository.find(ticketId);
    if (!before) throw new AppError('ticket_not_found');
    const { teacherId } = await bus.request(getSnapshotRequest, { ticketId });
    const { ticket, responses } = await judgements.answersTo({ ticketId, teacherId });
    const tallies = talliesOf(await judgements.read(ticket, responses), ticket, responses);
    if (before.version > 0 && isDeepStrictEqual(tallies, before.tallies)) return true;
    const version = Math.max(before.version + 1, now().getTime());
    const event = this.#eventOf({ _id: ticketId, version, tallies });
    if (!(await repository.store(before, { version, tallies }, event))) return false;
    outbox.relay(ticketId);
    return true;
  }

  #eventOf({ _id: ticketId, version, tallies }: Pick<StoredTally, '_id' | 'version'> & { tallies: QuestionTally[] }) {
    return newEvent(questionJudged, { ticketId, version, tallies }, { source: 'ai', now: this.#options.now() });
  }
}
