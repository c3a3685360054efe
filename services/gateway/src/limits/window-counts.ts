/** How often something happened in the present window and in the one before it. */
export interface WindowCount {
  current: number;
  previous: number;
}

interface Kept extends WindowCount {
  window: number;
}

/**
 * Counts by key in a window that slides: what happened in the window before weighs less and less as the present one
 * goes by. Keeps at most `maxKeys` keys; the longest untouched are forgotten first.
 */
export class WindowCounts {
  readonly windowMs: number;
  readonly #maxKeys: number;
  readonly #kept = new Map<string, Kept>();

  constructor(windowMs: number, maxKeys = 50_000) {
    this.windowMs = windowMs;
    this.#maxKeys = maxKeys;
  }

  windowAt(now: number): number {
    return Math.floor(now / this.windowMs);
  }

  add(key: string, now: number): void {
    const count = this.#at(key, now);
    this.#keep(key, { ...count, current: count.current + 1 });
  }

  /** Takes over what is known elsewhere, unless more is known here. */
  learn(key: string, window: number, told: WindowCount): void {
    const known = this.#kept.get(key);
    const here = known?.window === window ? known : { current: 0, previous: 0 };
    if (known && known.window > window) return;
    const current = Math.max(here.current, told.current);
    this.#keep(key, { window, current, previous: Math.max(here.previous, told.previous) });
  }

  /** Milliseconds until fewer than `most` are in the window; 0 when that is so now. */
  waitUntilBelow(max: number, key: string, now: number): number {
    const { current, previous } = this.#at(key, now);
    const gone = (now % this.windowMs) / this.windowMs;
    if (current + previous * (1 - gone) < max) return 0;
    // Within this window only what the one before still weighs can fade; otherwise this one has to.
    const share = current < max ? 1 - (max - current) / previous - gone : 2 - max / current - gone;
    return Math.max(1, Math.ceil(share * this.windowMs) + 1);
  }

  #at(key: string, now: number): Kept {
    const window = this.windowAt(now);
    const kept = this.#kept.get(key);
    if (kept?.window === window) return kept;
    return { window, current: 0, previous: kept?.window === window - 1 ? kept.current : 0 };
  }

  #keep(key: string, count: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, count);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#maxKeys && oldest !== undefined) this.#kept.delete(oldest);
  }
}
