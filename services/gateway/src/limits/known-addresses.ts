import { BoundedMap, type Session } from '@exit-tickets/service-kit';

const maxEntries = 50_000;
const hourMs = 60 * 60 * 1_000;

/**
 * Addresses that are schools as far as we can tell: a ticket was found from there within the hour, or a teacher is logged
 * in there. Of each teacher only the latest address counts, so that one account does not vouch for a thousand.
 */
export class KnownAddresses {
  readonly #now: () => Date;
  readonly #found = new BoundedMap<string, number>(maxEntries);
  readonly #teachers = new BoundedMap<string, string>(maxEntries);

  constructor(now: () => Date) {
    this.#now = now;
  }

  found(address: string): void {
    this.#found.set(address, this.#now().getTime());
  }

  teacherSeen({ userId }: Session, address: string): void {
    if (this.#teachers.get(userId) !== address) this.#teachers.set(userId, address);
  }

  has(address: string): boolean {
    const foundAt = this.#found.get(address);
    if (foundAt !== undefined && this.#now().getTime() - foundAt < hourMs) return true;
    for (const known of this.#teachers.values()) if (known === address) return true;
    return false;
  }
}
