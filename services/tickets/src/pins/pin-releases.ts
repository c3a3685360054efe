import { InFlight } from '@exit-tickets/bus';
import type { Logger } from '@exit-tickets/service-kit';
import type { TicketsContext } from '../tickets-context.ts';

const pollMs = 60_000;

/**
 * Releases expired PIN reservations every minute, so that leftovers of deleted tickets go on time, even where no ticket
 * is opened for weeks.
 */
export class PinReleases {
  readonly #inFlight = new InFlight();
  readonly #context: Pick<TicketsContext, 'repository' | 'now'> & { logger: Logger };
  #timer: NodeJS.Timeout | undefined;

  constructor(context: Pick<TicketsContext, 'repository' | 'now'> & { logger: Logger }) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#inFlight.isIdle()) void this.#inFlight.track(this.#release());
    }, pollMs).unref();
  }

  isIdle(): boolean {
    return this.#inFlight.isIdle();
  }

  drain(): Promise<void> {
    return this.#inFlight.onIdle();
  }

  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.#inFlight.onIdle();
  }

  /** Never throws: after a failure of the database it tries again a minute later. */
  async #release(): Promise<void> {
    const { repository, now, logger } = this.#context;
    try {
      await repository.releasePins(now());
    } catch (error) {
      logger.warn({ err: error }, 'PINs were not released');
    }
  }
}
