import { ABORT, type Database, open, type RootDatabase } from 'lmdb';
import { MongoError } from '../errors.ts';

/** A table of the storage engine: ordered bytes to bytes. */
type Table = Database<Buffer, Buffer>;

/** How every table is read and written. */
export const TABLE_OPTIONS = { encoding: 'binary', keyEncoding: 'binary' } as const;

/** Opens the file that holds all tables. */
export function openFile(file: string): RootDatabase<Buffer, Buffer> {
  // Without overlappingSync a transaction's promise resolves only after fsync: acknowledged means on disk.
  return open(file, { ...TABLE_OPTIONS, noSubdir: true, overlappingSync: false, eventTurnBatching: false });
}

/**
 * The tables on disk and the one way to change them. Reads see the last commit; inside `write` they see the transaction.
 */
export class Engine {
  readonly documents: Table;
  readonly indexEntries: Table;
  readonly meta: Table;
  readonly #root: RootDatabase<Buffer, Buffer>;
  readonly #onCommitFailure: (() => void)[] = [];

  constructor(file: string) {
    this.#root = openFile(file);
    this.documents = this.#root.openDB('documents', TABLE_OPTIONS);
    this.indexEntries = this.#root.openDB('index-entries', TABLE_OPTIONS);
    this.meta = this.#root.openDB('meta', TABLE_OPTIONS);
  }

  /** Runs `change` alone among writers; resolves when it is on disk. Several calls may share one commit (group commit). */
  async write<T>(change: () => T): Promise<T> {
    const attempt = (): { value: T } | { error: unknown } => {
      try {
        return { value: change() };
      } catch (error) {
        return { error }; // kept out of lmdb's hands: the other changes of this commit go on
      }
    };
    let outcome: { value: T } | { error: unknown };
    try {
      outcome = await this.#root.transaction(attempt);
    } catch (error) {
      for (const listener of this.#onCommitFailure) listener();
      throw commitFailure(error);
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Runs `change` in a commit of its own, of which nothing is kept when it throws; before anything else is written. */
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

  /** Calls `listener` when a commit failed, so that nothing learnt inside that transaction is kept. */
  onCommitFailure(listener: () => void): void {
    this.#onCommitFailure.push(listener);
  }

  async close(): Promise<void> {
    await this.#root.close();
  }
}

function commitFailure(error: unknown): MongoError {
  // lmdb hands the cause over as a second, separately rejected promise; unobserved it would end the process.
  if (error instanceof Error && 'commitError' in error && error.commitError instanceof Promise) {
    error.commitError.catch(() => undefined);
  }
  return new MongoError(14031, 'The write could not be stored on disk; nothing of it was kept');
}
