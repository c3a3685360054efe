import { BoundedMap } from '../queues/bounded-map.ts';

const maxWatched = 1_000;

/**
 * Distinguishes an abandoned claim from one that only looks expired because this replica's clock is ahead. A working
 * owner renews its claim three times in `claimMs`, so a claim unchanged for half of that is abandoned. Measures time on
 * a monotonic clock.
 */
export class ClaimWatch {
  readonly #unrenewedMs: number;
  readonly #seen = new BoundedMap<string, { claim: string; since: number }>(maxWatched);

  constructor(claimMs: number) {
    this.#unrenewedMs = claimMs / 2;
  }

  /** Whether a claim that has expired on this process's clock was unchanged for long enough. Call it repeatedly. */
  isAbandoned(what: string, { owner, expiresAt }: { owner: string; expiresAt: Date }): boolean {
    const claim = `${owner} ${expiresAt.getTime()}`;
    const seen = this.#seen.get(what);
    const since = seen?.claim === claim ? seen.since : performance.now();
    this.#seen.set(what, { claim, since });
    return performance.now() - since >= this.#unrenewedMs;
  }
}
