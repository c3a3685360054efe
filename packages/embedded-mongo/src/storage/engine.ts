import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { ABORT, type Database, open, type RootDatabase } from 'lmdb';
import { MongoError } from '../errors.ts';

/** A table of the storage engine: maps bytes to bytes, ordered by key. */
type Table = Database<Buffer, Buffer>;

/** The encoding of every table. */
export const TABLE_OPTIONS = { encoding: 'binary', keyEncoding: 'binary' } as const;

/** Opens the file that holds all tables. */
export function openFile(file: string): RootDatabase<Buffer, Buffer> {
  // Without overlappingSync a transaction's promise resolves only after fsync: acknowledged means on disk.
  return open(file, { ...TABLE_OPTIONS, noSubdir: true, overlappingSync: false, eventTurnBatching: false });
}

/** Free space on the disk, in bytes, below which nothing is written. */
export const leastFreeBytes = 64 * 1024 * 1024;
/** How long there is room after a look at the disk: far less is written meanwhile than must be free. */
const roomForMs = 10;
/** How long writes are refused after a failed commit. */
const refuseForMs = 1_000;

/** More than changes ever run at once; with too few, a stored change would be reported as failed. */
const receiptSlots = 4_096;

/** The entry of `meta` in which a change leaves its number. */
const receiptKey = (change: number): Buffer => Buffer.from(`change ${change % receiptSlots}`);

/** The tables on disk and the only way to change them. Reads see the last commit; inside `write` the transaction. */
export class Engine {
  readonly documents: Table;
  readonly indexEntries: Table;
  readonly meta: Table;
  readonly #root: RootDatabase<Buffer, Buffer>;
  readonly #onCommitFailure: (() => void)[] = [];
  readonly #folder: string;
  readonly #leastFree: number;
  #roomUntil = 0;
  #refuseUntil = 0;
  /** The number of the last change. It begins with the time, so that no earlier process has used it. */
  #lastChange = Date.now() * 1_000;

  constructor(file: string, { leastFree = leastFreeBytes } = {}) {
    this.#folder = dirname(file);
    this.#leastFree = leastFree;
    this.#root = openFile(file);
    this.documents = this.#root.openDB('documents', TABLE_OPTIONS);
    this.indexEntries = this.#root.openDB('index-entries', TABLE_OPTIONS);
    this.meta = this.#root.openDB('meta', TABLE_OPTIONS);
  }

  /**
   * Runs `change` as the only writer; resolves when it is on disk. Several calls may share a commit (group commit).
   * Each leaves its number with its data and reads it back, because on a full disk lmdb at times reports a commit as
   * stored that it has dropped.
   * @throws {MongoError} 14031 when the disk is full or the commit failed
   */
  async write<T>(change: () => T): Promise<T> {
    this.#refuseOnFullDisk();
    this.#lastChange += 1;
    const [key, receipt] = [receiptKey(this.#lastChange), Buffer.alloc(8)];
    receipt.writeDoubleBE(this.#lastChange);
    const attempt = (): { value: T } | { error: unknown } => {
      try {
        this.#refuseOnFullDisk(); // a commit may have failed while this one waited
        this.meta.putSync(key, receipt);
        return { value: change() };
      } catch (error) {
        return { error }; // not thrown to lmdb, so that the other changes of this commit continue
      }
    };
    let outcome: { value: T } | { error: unknown };
    try {
      outcome = await this.#root.transaction(attempt);
      if (!this.meta.get(key)?.equals(receipt)) throw new Error('the commit was dropped');
    } catch (error) {
      this.#refuseUntil = performance.now() + refuseForMs;
      for (const listener of this.#onCommitFailure) listener();
      throw commitFailure(error);
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Keeps lmdb away from a full disk: a failed commit may corrupt the memory of the process, and end it later. */
  #refuseOnFullDisk(): void {
    const now = performance.now();
    if (now >= this.#roomUntil) {
      const { bavail, bsize } = statfsSync(this.#folder);
      if (bavail * bsize < this.#leastFree) throw commitFailure('full disk');
      this.#roomUntil = now + roomForMs;
    }
    if (now < this.#refuseUntil) throw commitFailure('full disk');
  }

  /** Runs `change` in a separate commit that is rolled back when it throws. Call it before any other write. */
  writeAll(change: () => void): void {
    let failure: { error: unknown } | undefined;
    this.#root.transactionSync(() => {
      try {
        return change();
      } catch (error) {
        failure = { error };
        return ABORT;
      }
    });
    if (failure) throw failure.error;
  }

  /** Calls `listener` when a commit failed, so that caches drop what they read inside that transaction. */
  onCommitFailure(listener: () => void): void {
    this.#onCommitFailure.push(listener);
  }

  async close(): Promise<void> {
    await this.#root.close();
  }
}

function commitFailure(error: unknown): MongoError {
  // lmdb passes the cause as a second rejected promise, which would end the process if unhandled.
  if (error instanceof Error && 'commitError' in error && error.commitError instanceof Promise) {
    error.commitError.catch(() => undefined);
  }
  return new MongoError(14031, 'The write could not be stored on disk; nothing of it was kept');
}
