import { limits } from '@exit-tickets/contracts';
import type { ResponseRepository } from './response.repository.ts';

const remembered = 1_000;

/** What this process knows of one ticket's places. */
interface Places {
  /** The last one handed out: from here on they are handed out in order. */
  last: number;
  /** Below `last`, and found free when the last place of all was gone. */
  free: number[];
  /** While it looks for free ones: whether it found any. */
  looking?: Promise<boolean> | undefined;
}

/**
 * Hands out the places of a ticket, so that the limit holds however many send at once. Whenever two hold the same one
 * (two processes, a free one that was on its way to be taken) the unique index lets one in, and the other asks again.
 */
export class Seats {
  readonly #places = new Map<string, Places>();
  readonly #stored: Pick<ResponseRepository, 'lastSeat' | 'freeSeats'>;

  constructor(stored: Pick<ResponseRepository, 'lastSeat' | 'freeSeats'>) {
    this.#stored = stored;
  }

  /** Undefined when all are taken: at the last one the stored responses are counted, as some places were never used. */
  async next(ticketId: string): Promise<number | undefined> {
    const places = this.#places.get(ticketId) ?? (await this.catchUp(ticketId));
    do {
      if (places.last < limits.responsesPerTicket) {
        places.last += 1;
        return places.last;
      }
      const seat = places.free.shift();
      if (seat !== undefined) return seat;
    } while (await this.#findFree(ticketId, places));
    return undefined;
  }

  /** Whether there are any left; all who ask while it looks are answered together. */
  #findFree(ticketId: string, places: Places): Promise<boolean> {
    places.looking ??= this.#stored
      .freeSeats(ticketId)
      .then((free) => {
        places.free = free;
        return free.length > 0;
      })
      .finally(() => {
        places.looking = undefined;
      });
    return places.looking;
  }

  /** Takes a place back that no response was stored in. One between others stays free until all others are taken. */
  release(ticketId: string, seat: number): void {
    const places = this.#places.get(ticketId);
    if (places?.last === seat) places.last -= 1;
  }

  /** Reads what is stored: at the first response, and when another process was quicker. */
  async catchUp(ticketId: string): Promise<Places> {
    const stored = await this.#stored.lastSeat(ticketId);
    const places = this.#places.get(ticketId) ?? { last: 0, free: [] };
    places.last = Math.max(stored, places.last);
    if (this.#places.size >= remembered) this.#places.clear();
    this.#places.set(ticketId, places);
    return places;
  }
}
