import { limits } from '@exit-tickets/contracts';

const { share, allowanceMs, maxDebtMs, maxInFlight, maxInFlightInDebt, maxHeld, maxHeldMs, busyFrom, othersMs } =
  limits.loopShare;

/** A clock reading and the event loop's total busy time, in milliseconds. */
export interface LoopTimes {
  now: number;
  busy: number;
}

/** A request that is held back. */
interface HeldRequest {
  until: number;
  /** Runs the request, or refuses it if false. */
  settle(isTurn: boolean): void;
}

/** Event-loop use of one owner. */
class Use {
  /** Event-loop time beyond the owner's share, in milliseconds. */
  debt = 0;
  inFlight = 0;
  /** Requests that ended since the last measurement. */
  ended = 0;
  readonly held = new Set<HeldRequest>();

  get weight(): number {
    return this.inFlight + this.ended;
  }

  get isNothing(): boolean {
    return this.debt === 0 && this.weight === 0 && this.held.size === 0;
  }
}

/**
 * Shares the event loop among owners (addresses, accounts). Busy time is charged to the owners of the requests in
 * flight. While others send requests too, an owner beyond its share or its number of requests must wait, and its
 * further requests queue. A single owner is never held back.
 */
export class LoopShare {
  readonly #uses = new Map<string, Use>();
  #last: LoopTimes;
  #held = 0;
  #isBusy = false;
  #latest = { owner: '', at: Number.NEGATIVE_INFINITY };
  /** Time of the latest request by any owner other than `#latest.owner`. */
  #latestOther = Number.NEGATIVE_INFINITY;

  constructor(times: LoopTimes) {
    this.#last = times;
  }

  /** Whether there is nothing to measure. */
  get isIdle(): boolean {
    return this.#uses.size === 0;
  }

  /** Records a request of an owner without holding it back. */
  notice(owner: string, now: number): void {
    if (this.#latest.owner !== owner) {
      this.#latestOther = this.#latest.at;
      this.#latest = { owner, at: now };
    }
    this.#latest.at = now;
  }

  /**
   * Requests to run.
   * @param now in milliseconds, on the clock of `LoopTimes`
   * @returns `run` or `refuse` immediately, or a held request: `settle` is then called once with the decision
   */
  ask(owner: string, now: number, settle: (isTurn: boolean) => void): 'run' | 'refuse' | HeldRequest {
    this.notice(owner, now);
    const use = this.#useOf(owner);
    if (use.held.size === 0 && this.#mayRun(owner, use, now)) return 'run';
    if (use.held.size >= maxHeld.perOwner || this.#held >= maxHeld.overall) return 'refuse';
    const request = { until: now + maxHeldMs, settle };
    use.held.add(request);
    this.#held += 1;
    return request;
  }

  /** Counts a running request; call the returned function when it ends. */
  begin(owner: string): () => void {
    const use = this.#useOf(owner);
    use.inFlight += 1;
    return () => {
      use.inFlight -= 1;
      use.ended += 1;
    };
  }

  /** Drops a held request whose caller disconnected. */
  leave(owner: string, request: HeldRequest): void {
    if (this.#uses.get(owner)?.held.delete(request)) this.#held -= 1;
  }

  /** Charges the busy time since the last measurement, and runs or refuses held requests that are due. */
  look({ now, busy }: LoopTimes): void {
    const elapsed = now - this.#last.now;
    const busyMs = busy - this.#last.busy;
    if (elapsed <= 0) return;
    this.#last = { now, busy };
    this.#isBusy = busyMs / elapsed >= busyFrom;
    let weight = 0;
    for (const use of this.#uses.values()) weight += use.weight;
    for (const [owner, use] of this.#uses) {
      const charge = weight > 0 ? (busyMs * use.weight) / weight : 0;
      use.debt = Math.min(maxDebtMs, Math.max(0, use.debt + charge - elapsed * share));
      use.ended = 0;
      this.#release(owner, use, now);
      if (use.isNothing) this.#uses.delete(owner);
    }
  }

  #release(owner: string, use: Use, now: number): void {
    for (const request of use.held) {
      const isTurn = this.#mayRun(owner, use, now);
      if (!isTurn && request.until > now) return;
      this.leave(owner, request);
      request.settle(isTurn);
    }
  }

  #mayRun(owner: string, use: Use, now: number): boolean {
    if (this.#isAlone(owner, now)) return true;
    if (use.debt <= allowanceMs) return use.inFlight < maxInFlight;
    return !this.#isBusy && use.inFlight < maxInFlightInDebt;
  }

  #isAlone(owner: string, now: number): boolean {
    const latest = this.#latest.owner === owner ? this.#latestOther : this.#latest.at;
    return now - latest > othersMs;
  }

  #useOf(owner: string): Use {
    const use = this.#uses.get(owner) ?? new Use();
    this.#uses.set(owner, use);
    return use;
  }
}
