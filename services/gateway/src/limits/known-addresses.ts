import type { Session } from '@exit-tickets/service-kit';

const maxEntries = 50_000;
const hourMs = 60 * 60 * 1_000;

/** Puts an entry last, and forgets the first when there are too many. */
const keepLatest = <Value>(kept: Map<string, Value>, key: string, value: Value): void => {
  kept.delete(key);
  kept.set(key, value);
  const [first] = kept.keys();
  if (kept.size > maxEntries && first !== undefined) kept.delete(first);
};

/**
 * Addresses that are schools as far as we can tell: a ticket was found from there within the hour, or a teacher is logged
 * in there. Of each teacher only the latest address counts, so that one account does not vouch for a thousand.
 */
export class KnownAddresses {
  readonly #now: () => Date;
  readonly #found = new Map<string, number>();
  readonly #teachers = new Map<string, string>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  found(address: string): void {
    keepLatest(this.#found, address, this.#now().getTime());
  }

  teacherSeen({ userId }: Session, address: string): void {
    if (this.#teachers.get(userId) !== address) keepLatest(this.#teachers, userId, address);
  }

  has(address: string): boolean {
    const foundAt = this.#found.get(address);
    if (foundAt !== undefined && this.#now().getTime() - foundAt < hourMs) return true;
    for (const known of this.#teachers.values()) if (known === address) return true;
    return false;
  }
}
