/** Work that has begun and not ended, so that closing can wait for it. */
export class InFlight {
  readonly #work = new Set<Promise<unknown>>();

  /** Counts the work until it ends, and hands it back; its failure stays its own. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    this.#work.add(work);
    const forget = () => this.#work.delete(work);
    work.then(forget, forget);
    return work;
  }

  isIdle(): boolean {
    return this.#work.size === 0;
  }

  /** Resolves when nothing is in flight any more, also not what began while waiting. */
  async onIdle(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }
}
