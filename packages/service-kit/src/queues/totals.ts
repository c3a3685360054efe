/** A total per key; a total of zero uses no memory. */
export class Totals {
  readonly #totals = new Map<string, number>();

  of(key: string): number {
    return this.#totals.get(key) ?? 0;
  }

  /** Adds an amount, which may be negative, and returns the new total. */
  add(key: string, amount: number): number {
    const total = this.of(key) + amount;
    if (total > 0) this.#totals.set(key, total);
    else this.#totals.delete(key);
    return total;
  }
}
