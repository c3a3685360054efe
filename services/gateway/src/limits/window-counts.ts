import { BoundedMap } from '@exit-tickets/service-kit';

/** The counts of the current window and of the previous one. */
export interface WindowCount {
  current: number;
  previous: number;
}

interface Entry extends WindowCount {
  window: number;
}

/**
 * Counts by key in a sliding window, in memory: the weight of the previous window shrinks as the current one passes.
 * Keeps at most `maxKeys` keys and drops the least recently updated ones first.
 */
export class WindowCounts {
  readonly windowMs: number;
  readonly #entries: BoundedMap<string, Entry>;

  constructor(windowMs: number, maxKeys = 50_000) {
    this.windowMs = windowMs;
    this.#entries = new BoundedMap(maxKeys);
  }

  windowAt(now: number): number {
    return Math.floor(now / this.windowMs);
  }

  add(key: string, now: number): void {
    const count = this.#at(key, now);
    this.#entries.set(key, { ...count, current: count.current + 1 });
  }

  /** Adopts another gateway's count if it is higher than the local one. */
  learn(key: string, window: number, elsewhere: WindowCount): void {
    const known = this.#entries.get(key);
    const here = known?.window === window ? known : { current: 0, previous: 0 };
    if (known && known.window > window) return;
    const current = Math.max(here.current, elsewhere.current);
    this.#entries.set(key, { window, current, previous: Math.max(here.previous, elsewhere.previous) });
  }

  /** Milliseconds until the window holds fewer than `max`; 0 if it does already. */
  waitUntilBelow(max: number, key: string, now: number): number {
    const { current, previous } = this.#at(key, now);
    const gone = (now % this.windowMs) / this.windowMs;
    if (current + previous * (1 - gone) < max) return 0;
    // Within the current window only the weight of the previous one shrinks; otherwise the current one must pass.
    const share = current < max ? 1 - (max - current) / previous - gone : 2 - max / current - gone;
    return Math.max(1, Math.ceil(share * this.windowMs) + 1);
  }

  #at(key: string, now: number): Entry {
    const window = this.windowAt(now);
    const entry = this.#entries.get(key);
    if (entry?.window === window) return entry;
    return { window, current: 0, previous: entry?.window === window - 1 ? entry.current : 0 };
  }
}
