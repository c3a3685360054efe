import { BoundedMap } from '../queues/bounded-map.ts';

const maxWatched = 1_000;

/**
 * Tells a claim that nobody keeps any more from one that only looks run out, as all do to a replica whose clock is ahead.
 * An owner at work renews its claim three times in `claimMs`: one that stayed as it is for half of that is abandoned. Only
 * time that passes here counts, on a clock that nobody sets.
 */
export class ClaimWatch {
  readonly #unrenewedMs: number;
  readonly #seen = new BoundedMap<string, { claim: string; since: number }>(maxWatched);

  constructor(claimMs: number) {
    this.#unrenewedMs = claimMs / 2;
  }

  /** Whether a claim that has run out by the clock of this process has been the same for long enough; looks at it once more. */
  isAbandoned(what: string, { owner, expiresAt }: { owner: string; expiresAt: Date }): boolean {
    const claim = `${owner} ${expiresAt.getTime()}`;
    const seen = this.#seen.get(what);
    const since = seen?.claim === claim ? seen.since : performance.now();
    this.#seen.set(what, { claim, since });
    return performance.now() - since >= this.#unrenewedMs;
  }
}
