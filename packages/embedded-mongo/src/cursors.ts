import { randomBytes } from 'node:crypto';
import { MongoError } from './errors.ts';

/** The remaining documents of a result, as bytes. */
type ResultStream = Iterator<Buffer, unknown, undefined>;

interface Cursor {
  readonly id: bigint;
  readonly namespace: string;
  readonly rest: BatchReader;
  lastUsed: number;
}

/** A part of a result. `isLast`: nothing follows. */
interface Batch {
  readonly documents: Buffer[];
  readonly isLast: boolean;
}

const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60 * 1000;

/** Reads a result in batches. */
export class BatchReader {
  readonly #stream: ResultStream;
  #left: number;
  #held: Buffer | undefined;

  /** `limit` is the greatest number of documents in the stream, if known. */
  constructor(stream: ResultStream, limit = Number.POSITIVE_INFINITY) {
    this.#stream = stream;
    this.#left = limit;
  }

  /**
   * The next batch: at most `count` documents and 16 MiB. A full batch does not read ahead, so its cursor stays open
   * even if nothing follows, as in MongoDB.
   */
  next(count: number): Batch {
    const documents: Buffer[] = [];
    let bytes = 0;
    while (documents.length < count) {
      const document = this.#held ?? this.#pull();
      if (!document) return { documents, isLast: true };
      if (documents.length > 0 && bytes + document.length > MAX_BATCH_BYTES) {
        this.#held = document;
        return { documents, isLast: false };
      }
      this.#held = undefined;
      documents.push(document);
      bytes += document.length;
      this.#left -= 1;
      if (this.#left === 0) return { documents, isLast: true };
    }
    return { documents, isLast: false };
  }

  #pull(): Buffer | undefined {
    const { value, done } = this.#stream.next();
    return done ? undefined : value;
  }
}

/** The open cursors of all clients. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  open(namespace: string, rest: BatchReader): bigint {
    const id = (randomBytes(8).readBigUInt64BE() >> 1n) | 1n;
    this.#open.set(id, { id, namespace, rest, lastUsed: this.#now() });
    return id;
  }

  /** The next batch of a cursor; the last batch closes it. */
  next(id: bigint, namespace: string, count: number): Batch {
    const cursor = this.#open.get(id);
    if (cursor?.namespace !== namespace) throw new MongoError(43, `cursor id ${id} not found`);
    cursor.lastUsed = this.#now();
    const batch = cursor.rest.next(count);
    if (batch.isLast) this.#open.delete(id);
    return batch;
  }

  /** Closes a cursor; false when there is none. */
  kill(id: bigint, namespace: string): boolean {
    return this.#open.get(id)?.namespace === namespace && this.#open.delete(id);
  }

  /** Closes cursors that were not used for ten minutes. */
  sweep(): void {
    for (const [id, { lastUsed }] of this.#open) if (this.#now() - lastUsed > IDLE_MS) this.#open.delete(id);
  }
}
