/** Work in progress, so that closing can wait for it. */
export class InFlight {
  readonly #work = new Set<Promise<unknown>>();

  /** Counts the work until it settles, and returns it. Its failure is left to the caller. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    this.#work.add(work);
    const forget = () => this.#work.delete(work);
    work.then(forget, forget);
    return work;
  }

  isIdle(): boolean {
    return this.#work.size === 0;
  }

  /** Resolves when nothing is in flight, including work that began while waiting. */
  async onIdle(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }
}
