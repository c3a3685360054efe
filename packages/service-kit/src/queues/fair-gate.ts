import { Totals } from './totals.ts';

interface FairGateOptions<Entrant> {
  /** How many may be inside at the same time. */
  permits: number;
  /** How many of them may be of one owner. */
  permitsPerOwner: number;
  /** Called when it is an entrant's turn. The entrant must `release` its permit. */
  begin: (entrant: Entrant) => void;
}

/**
 * Admits a few entrants at a time, and owners take turns: a single entrant waits for one of each other owner at most,
 * however many those have queued. First come, first served within an owner.
 */
export class FairGate<Entrant extends { owner: string }> {
  readonly #options: FairGateOptions<Entrant>;
  /** Waiting entrants; the owner admitted longest ago comes first. An entrant with a free permit never waits. */
  readonly #lines = new Map<string, Set<Entrant>>();
  readonly #inside = new Totals();
  #free: number;
  #waiting = 0;

  constructor(options: FairGateOptions<Entrant>) {
    this.#options = options;
    this.#free = options.permits;
  }

  /** How many wait, over all owners. */
  get waiting(): number {
    return this.#waiting;
  }

  waitingOf(owner: string): number {
    return this.#lines.get(owner)?.size ?? 0;
  }

  /** Whether an entrant of this owner would be admitted at once. */
  hasRoom(owner: string): boolean {
    return this.#free > 0 && this.#inside.of(owner) < this.#options.permitsPerOwner;
  }

  /** The last entrant in the longest queue; undefined when this owner's queue would become just as long. */
  displacedBy(owner: string): Entrant | undefined {
    let longest = new Set<Entrant>();
    for (const line of this.#lines.values()) if (line.size > longest.size) longest = line;
    return longest.size > this.waitingOf(owner) + 1 ? [...longest].at(-1) : undefined;
  }

  enter(entrant: Entrant): void {
    const { owner } = entrant;
    if (this.hasRoom(owner)) {
      this.#letIn(entrant);
      return;
    }
    const line = this.#lines.get(owner);
    if (line) line.add(entrant);
    else this.#lines.set(owner, new Set([entrant]));
    this.#waiting += 1;
  }

  /** Removes a waiting entrant. Does nothing when it was admitted. */
  leave(entrant: Entrant): void {
    const line = this.#lines.get(entrant.owner);
    if (!line?.delete(entrant)) return;
    this.#waiting -= 1;
    if (line.size === 0) this.#lines.delete(entrant.owner);
  }

  /** Returns the permit of an admitted entrant. */
  release({ owner }: Entrant): void {
    this.#inside.add(owner, -1);
    this.#free += 1;
    this.#letNextIn();
  }

  /** Removes and returns all waiting entrants. */
  clear(): Entrant[] {
    const waiting = [...this.#lines.values()].flatMap((line) => [...line]);
    this.#lines.clear();
    this.#waiting = 0;
    return waiting;
  }

  #letIn(entrant: Entrant): void {
    this.#free -= 1;
    this.#inside.add(entrant.owner, 1);
    this.#options.begin(entrant);
  }

  #letNextIn(): void {
    // Skips owners at their limit; there are only a few.
    for (const [owner, line] of this.#lines) {
      const [next] = line;
      if (!next || !this.hasRoom(owner)) continue;
      this.leave(next);
      // The turn passes to the others.
      if (this.#lines.delete(owner)) this.#lines.set(owner, line);
      this.#letIn(next);
      return;
    }
  }
}
