import type { CollectionInfo } from './catalogue-entries.ts';
import { decodeCatalogue, encodeCatalogue } from './catalogue-format.ts';
import type { Engine } from './engine.ts';

interface State {
  readonly version: number;
  readonly nextNumber: number;
  readonly collections: ReadonlyMap<string, CollectionInfo>;
}

const EMPTY: State = { version: 0, nextNumber: 1, collections: new Map() };
const VERSION_KEY = Buffer.from('version');
/** The key of the catalogue in the table `meta`. */
export const CONTENT_KEY = Buffer.from('catalogue');
const KEPT_STATES = 4;

/**
 * The collections and indexes. They are in the same store as the documents, so a reader sees exactly the indexes of its
 * snapshot. Parsed states are cached by version, because the writer may be a version ahead of the readers.
 */
export class Catalogue {
  readonly #engine: Engine;
  readonly #states = new Map<number, State>();

  constructor(engine: Engine) {
    this.#engine = engine;
    engine.onCommitFailure(() => this.#states.clear());
  }

  find(database: string, name: string): CollectionInfo | undefined {
    return this.#read().collections.get(`${database}.${name}`);
  }

  all(): CollectionInfo[] {
    return [...this.#read().collections.values()];
  }

  /** A number identifies a collection or index in keys. It is taken by `put`, and never again. */
  get nextNumber(): number {
    return this.#read().nextNumber;
  }

  /** Adds or replaces a collection's entry. Only inside a write. */
  put(info: CollectionInfo): CollectionInfo {
    const state = this.#read();
    const collections = new Map(state.collections).set(`${info.database}.${info.name}`, info);
    const nextNumber = Math.max(state.nextNumber, ...[info, ...info.indexes].map(({ number }) => number + 1));
    this.#save({ ...state, nextNumber, collections });
    return info;
  }

  /** Removes a collection's entry. Only inside a write. */
  remove(info: CollectionInfo): void {
    const state = this.#read();
    const collections = new Map(state.collections);
    collections.delete(`${info.database}.${info.name}`);
    this.#save({ ...state, collections });
  }

  #read(): State {
    const stored = this.#engine.meta.get(VERSION_KEY);
    if (!stored) return EMPTY;
    const version = stored.readUIntBE(0, 6);
    return this.#states.get(version) ?? this.#keep(parse(version, this.#engine.meta.get(CONTENT_KEY)));
  }

  #save(state: State): void {
    const next = { ...state, version: state.version + 1 };
    const version = Buffer.alloc(6);
    version.writeUIntBE(next.version, 0, 6);
    this.#engine.meta.putSync(VERSION_KEY, version);
    this.#engine.meta.putSync(CONTENT_KEY, encodeCatalogue(next.nextNumber, next.collections.values()));
    this.#keep(next);
  }

  #keep(state: State): State {
    this.#states.set(state.version, state);
    for (const version of this.#states.keys()) if (version <= state.version - KEPT_STATES) this.#states.delete(version);
    return state;
  }
}

function parse(version: number, content: Buffer | undefined): State {
  if (!content) throw new Error('The catalogue on disk is damaged: a version without content');
  const { nextNumber, collections } = decodeCatalogue(content);
  return {
    version,
    nextNumber,
    collections: new Map(collections.map((info) => [`${info.database}.${info.name}`, info])),
  };
}
