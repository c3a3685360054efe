import { setTimeout as pause } from 'node:timers/promises';
import type { EventEnvelope } from '@exit-tickets/contracts';
import { InFlight } from './in-flight.ts';
import type { DocumentId } from './outbox-collection.ts';
import { type Pending, type RelayContext, relayBatch, relayTimeoutMs } from './relay-batch.ts';

/** How documents are relayed together. */
export interface Batching {
  /** Time between the starts of two batches, in milliseconds. Events that arrive meanwhile are relayed together. */
  spacingMs: number;
  /** Documents whose events are published at the same time: the size of a batch. */
  maxInFlight: number;
}

const usualBatching: Batching = { spacingMs: 50, maxInFlight: 100 };
/** Documents that wait for a batch; further ones are left to a sweep. */
const maxWaiting = 10_000;

const unreferenced = { ref: false };

/** Relays documents in batches: all that arrive while one batch is published form the next. */
export class OutboxRelay {
  readonly #context: RelayContext;
  readonly #batching: Batching;
  readonly #waiting = new Map<string, Pending>();
  readonly #relaying = new Set<string>();
  readonly #inFlight = new InFlight();
  #isRunning = false;
  #isClosed = false;
  #room = Promise.withResolvers<void>();

  constructor(context: RelayContext, batching = usualBatching) {
    this.#context = context;
    this.#batching = batching;
  }

  /** Queues a document for publishing. `events` are all its events, where the caller knows them. Never throws. */
  add(id: DocumentId, events?: readonly EventEnvelope[]): void {
    const key = String(id);
    const isWaiting = this.#waiting.has(key);
    if (this.#isClosed || (!isWaiting && this.#waiting.size >= maxWaiting)) return;
    // The events of a document that is being relayed or is queued already must be read again.
    this.#waiting.set(key, { id, events: isWaiting || this.#relaying.has(key) ? undefined : events });
    this.#run();
  }

  /** Resolves when fewer documents wait than fit into a batch. */
  async hasRoom(): Promise<void> {
    while (this.#waiting.size >= this.#batching.maxInFlight && !this.#isClosed) await this.#room.promise;
  }

  isIdle(): boolean {
    return this.#inFlight.isIdle();
  }

  /** Resolves when no document is queued or being relayed. */
  onIdle(): Promise<void> {
    return this.#inFlight.onIdle();
  }

  /** Starts no further batch. */
  close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
    this.#room.resolve();
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#inFlight.track(this.#relayBatches());
  }

  async #relayBatches(): Promise<void> {
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
      const relayed = this.#inFlight.track(
        relayBatch(batch, this.#context, (id, hasMore) => {
          this.#relaying.delete(String(id));
          if (hasMore) this.add(id);
          else if (this.#waiting.size > 0) this.#run();
        }),
      );
      await pause(this.#batching.spacingMs, undefined, unreferenced);
      // An event that cannot be published yet delays later ones no longer than this.
      await Promise.race([relayed, pause(relayTimeoutMs, undefined, unreferenced)]);
    }
    this.#isRunning = false;
  }

  #nextBatch(): Pending[] {
    const batch: Pending[] = [];
    for (const [key, pending] of this.#waiting) {
      if (this.#relaying.size >= this.#batching.maxInFlight) break;
      if (this.#relaying.has(key)) continue;
      this.#waiting.delete(key);
      this.#relaying.add(key);
      batch.push(pending);
    }
    this.#room.resolve();
    this.#room = Promise.withResolvers();
    return batch;
  }
}
