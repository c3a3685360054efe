import { limits } from '@exit-tickets/contracts';

const { freePerAddress, forgivenPerSecond, maxHeld } = limits.slowRefusals;

/** Refusals of one address. */
interface Refusals {
  /** Recent ones; `forgivenPerSecond` are forgotten each second. */
  recent: number;
  /** When `recent` was last brought up to date, in milliseconds. */
  at: number;
  held: number;
}

/** Refusals by address, as long as they are recent. Times are in milliseconds, on one clock. */
export class RecentRefusals {
  readonly #addresses = new Map<string, Refusals>();
  #held = 0;

  /** How many addresses are remembered. */
  get size(): number {
    return this.#addresses.size;
  }

  /**
   * Counts a refusal.
   * @returns what to do with it: answer at once, hold for `holdMs` (end with `release`), or close the connection
   */
  count(address: string, now: number): 'answer' | 'hold' | 'close' {
    const refusals = this.#addresses.get(address) ?? { recent: 0, at: now, held: 0 };
    this.#addresses.set(address, refusals);
    const forgiven = ((now - refusals.at) / 1_000) * forgivenPerSecond;
    refusals.recent = Math.min(2 * freePerAddress, Math.max(0, refusals.recent - forgiven) + 1);
    refusals.at = now;
    if (refusals.recent <= freePerAddress) return 'answer';
    if (refusals.held >= maxHeld.perAddress || this.#held >= maxHeld.overall) return 'close';
    refusals.held += 1;
    this.#held += 1;
    return 'hold';
  }

  release(address: string): void {
    const refusals = this.#addresses.get(address);
    if (refusals) refusals.held -= 1;
    this.#held -= 1;
  }

  /** Drops what is forgotten by now. */
  clean(now: number): void {
    for (const [address, { recent, at, held }] of this.#addresses)
      if (held === 0 && recent <= ((now - at) / 1_000) * forgivenPerSecond) this.#addresses.delete(address);
  }
}
