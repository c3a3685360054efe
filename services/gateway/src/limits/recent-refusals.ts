import { limits } from '@exit-tickets/contracts';

const { freePerCaller, forgivenPerSecond, maxHeld } = limits.slowRefusals;

/** Refusals of one caller: an address or an account. */
interface Refusals {
  /** Recent refusals; decreases by `forgivenPerSecond`. */
  recent: number;
  /** When `recent` was last updated, in milliseconds. */
  at: number;
  held: number;
}

/**
 * Recent refusals by caller. They expire one by one; a fixed window would release a caller all at once. Times are in
 * milliseconds, on the same clock.
 */
export class RecentRefusals {
  readonly #callers = new Map<string, Refusals>();
  #held = 0;

  /** The number of tracked callers. */
  get size(): number {
    return this.#callers.size;
  }

  /**
   * Counts a refusal.
   * @returns what to do with it: answer at once, hold for `holdMs` (end with `release`), or close the connection
   */
  count(caller: string, now: number): 'answer' | 'hold' | 'close' {
    const refusals = this.#callers.get(caller) ?? { recent: 0, at: now, held: 0 };
    this.#callers.set(caller, refusals);
    const forgiven = ((now - refusals.at) / 1_000) * forgivenPerSecond;
    refusals.recent = Math.min(2 * freePerCaller, Math.max(0, refusals.recent - forgiven) + 1);
    refusals.at = now;
    if (refusals.recent <= freePerCaller) return 'answer';
    if (refusals.held >= maxHeld.perCaller || this.#held >= maxHeld.overall) return 'close';
    refusals.held += 1;
    this.#held += 1;
    return 'hold';
  }

  release(caller: string): void {
    const refusals = this.#callers.get(caller);
    if (refusals) refusals.held -= 1;
    this.#held -= 1;
  }

  /** Removes callers without recent refusals. */
  clean(now: number): void {
    for (const [caller, { recent, at, held }] of this.#callers)
      if (held === 0 && recent <= ((now - at) / 1_000) * forgivenPerSecond) this.#callers.delete(caller);
  }
}
