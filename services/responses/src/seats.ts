import { limits } from '@exit-tickets/contracts';
import { TicketFullError } from './response.errors.ts';

const remembered = 1_000;

/**
 * Hands out the places of a ticket, so that the limit holds however many send at once. This process never gives one
 * twice; the unique index settles it between processes, and `correct` catches up after losing.
 */
export class Seats {
  readonly #last = new Map<string, number>();
  readonly #lastStored: (ticketId: string) => Promise<number>;

  constructor(lastStored: (ticketId: string) => Promise<number>) {
    this.#lastStored = lastStored;
  }

  /** @throws {TicketFullError} when all are taken */
  async next(ticketId: string): Promise<number> {
    if (!this.#last.has(ticketId)) await this.correct(ticketId);
    const seat = (this.#last.get(ticketId) ?? 0) + 1;
    if (seat > limits.responsesPerTicket) {
      this.#last.delete(ticketId);
      throw new TicketFullError();
    }
    this.#last.set(ticketId, seat);
    return seat;
  }

  /** Reads the last place that is stored: at the first response, and when another process was quicker. */
  async correct(ticketId: string): Promise<void> {
    const stored = await this.#lastStored(ticketId);
    if (this.#last.size >= remembered) this.#last.clear();
    this.#last.set(ticketId, Math.max(stored, this.#last.get(ticketId) ?? 0));
  }
}
