import { BoundedMap } from '@exit-tickets/service-kit';

/** How often something happened in the present window and in the one before it. */
export interface WindowCount {
  current: number;
  previous: number;
}

interface Entry extends WindowCount {
  window: number;
}

/**
 * Counts by key in a window that slides: what happened in the window before weighs less and less as the present one
 * goes by. Keeps at most `maxKeys` keys; the longest untouched are forgotten first.
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

  /** Takes over what is known elsewhere, unless more is known here. */
  learn(key: string, window: number, elsewhere: WindowCount): void {
    const known = this.#entries.get(key);
    const here = known?.window === window ? known : { current: 0, previous: 0 };
    if (known && known.window > window) return;
    const current = Math.max(here.current, elsewhere.current);
    this.#entries.set(key, { window, current, previous: Math.max(here.previous, elsewhere.previous) });
  }

  /** Milliseconds until fewer than `max` are in the window; 0 when that is so now. */
  waitUntilBelow(max: number, key: string, now: number): number {
    const { current, previous } = this.#at(key, now);
    const gone = (now % this.windowMs) / this.windowMs;
    if (current + previous * (1 - gone) < max) return 0;
    // Within this window only what the one before still weighs can fade; otherwise this one has to.
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
