import { BoundedMap, type Session, Totals } from '@exit-tickets/service-kit';

const maxEntries = 50_000;
const hourMs = 60 * 60 * 1_000;

/**
 * Addresses that look like schools: a ticket was found from there within the last hour, or a teacher was last seen
 * there. Only a teacher's latest address counts, so that one account cannot vouch for many addresses.
 */
export class KnownAddresses {
  readonly #now: () => Date;
  readonly #found = new BoundedMap<string, number>(maxEntries);
  /** The latest address of each teacher, and the number of teachers per address. */
  readonly #teachers = new Map<string, string>();
  readonly #teachersAt = new Totals();

  constructor(now: () => Date) {
    this.#now = now;
  }

  found(address: string): void {
    this.#found.set(address, this.#now().getTime());
  }

  teacherSeen({ userId }: Pick<Session, 'userId'>, address: string): void {
    if (this.#teachers.get(userId) === address) return;
    this.#forget(userId);
    this.#teachers.set(userId, address);
    this.#teachersAt.add(address, 1);
    const [oldest] = this.#teachers.keys();
    if (this.#teachers.size > maxEntries && oldest !== undefined) this.#forget(oldest);
  }

  has(address: string): boolean {
    const foundAt = this.#found.get(address);
    if (foundAt !== undefined && this.#now().getTime() - foundAt < hourMs) return true;
    return this.#teachersAt.of(address) > 0;
  }

  #forget(userId: string): void {
    const address = this.#teachers.get(userId);
    if (address === undefined) return;
    this.#teachers.delete(userId);
    this.#teachersAt.add(address, -1);
  }
}
