import type { Doc } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import type { Catalogue } from './catalogue.ts';
import type { CollectionInfo, IndexInfo } from './catalogue-entries.ts';
import type { Engine } from './engine.ts';
import { type IndexKeys, indexKeys, isAffected, keyValue } from './index-keys.ts';
import { afterPrefix, documentKey, entryKey, numberBytes, recordIdBytes, recordIdOf } from './keys.ts';

/** A stored document with its id in the store. */
export interface StoredRecord {
  readonly recordId: number;
  readonly bytes: Buffer;
}

/** The documents of all collections and their index entries, changed together. Call writing methods only in a write. */
export class Records {
  readonly #engine: Engine;
  readonly #catalogue: Catalogue;
  readonly #nextRecordId = new Map<number, number>();

  constructor(engine: Engine, catalogue: Catalogue) {
    this.#engine = engine;
    this.#catalogue = catalogue;
  }

  get(collection: CollectionInfo, recordId: number): Buffer | undefined {
    return this.#engine.documents.get(documentKey(collection.number, recordId));
  }

  /** The same bytes without a copy: valid only until the next read. */
  peek(collection: CollectionInfo, recordId: number): Buffer | undefined {
    const bytes = this.#engine.documents.getBinaryFast(documentKey(collection.number, recordId));
    // lmdb's buffer is larger than the value; its `length` is that of the value.
    return bytes?.subarray(0, bytes.length);
  }

  /** Every document of a collection, in the order of insertion. */
  *scan(collection: CollectionInfo): Generator<StoredRecord> {
    const start = numberBytes(collection.number);
    for (const { key, value } of this.#engine.documents.getRange({ start, end: afterPrefix(start) })) {
      yield { recordId: recordIdOf(key), bytes: value };
    }
  }

  count(collection: CollectionInfo): number {
    const start = numberBytes(collection.number);
    return this.#engine.documents.getCount({ start, end: afterPrefix(start) });
  }

  /** The record ids of an index's entries between two keys, in index order. */
  *entries(start: Buffer, end: Buffer, reverse: boolean): Generator<number> {
    const range = reverse
      ? { start: end, end: start, reverse: true, exclusiveStart: true, inclusiveEnd: true }
      : { start, end };
    for (const { value } of this.#engine.indexEntries.getRange(range)) yield recordIdOf(value);
  }

  /** How many entries an index has between two keys, without reading them. */
  countEntries(start: Buffer, end: Buffer): number {
    return this.#engine.indexEntries.getCount({ start, end });
  }

  /** The record id of a single entry of a unique index. */
  entry(key: Buffer): number | undefined {
    const value = this.#engine.indexEntries.get(key);
    return value && recordIdOf(value);
  }

  insert(collection: CollectionInfo, doc: Doc, bytes: Buffer): void {
    const keys = this.#checkedKeys(collection, collection.indexes, doc, undefined);
    const recordId = this.#takeRecordId(collection.number);
    this.#engine.documents.putSync(documentKey(collection.number, recordId), bytes);
    for (const [index, { keys: entries }] of keys) {
      for (const { bytes: values } of entries) this.#putEntry(index, values, recordId);
    }
    this.#noteShapes(collection, keys);
  }

  replace(collection: CollectionInfo, recordId: number, before: Doc, after: Doc, bytes: Buffer): void {
    const indexes = collection.indexes.filter((index) => isAffected(index, before, after));
    const keys = this.#checkedKeys(collection, indexes, after, recordId);
    this.#engine.documents.putSync(documentKey(collection.number, recordId), bytes);
    for (const [index, { keys: entries }] of keys) {
      const old = new Map(indexKeys(index, before).keys.map((key) => [key.bytes.toString('latin1'), key.bytes]));
      for (const { bytes: values } of entries) {
        if (!old.delete(values.toString('latin1'))) this.#putEntry(index, values, recordId);
      }
      for (const values of old.values()) this.#engine.indexEntries.removeSync(entryKey(index, values, recordId));
    }
    this.#noteShapes(collection, keys);
  }

  remove(collection: CollectionInfo, recordId: number, doc: Doc): void {
    this.#engine.documents.removeSync(documentKey(collection.number, recordId));
    for (const index of collection.indexes) {
      for (const { bytes } of indexKeys(index, doc).keys)
        this.#engine.indexEntries.removeSync(entryKey(index, bytes, recordId));
    }
  }

  /** Adds a stored document to a new index. Returns the updated index metadata. */
  addToIndex(collection: CollectionInfo, index: IndexInfo, doc: Doc, recordId: number): IndexInfo {
    const keys = this.#checkedKeys(collection, [index], doc, recordId);
    for (const { bytes } of keys.get(index)?.keys ?? []) this.#putEntry(index, bytes, recordId);
    return withShape(index, keys.get(index));
  }

  /** Removes all entries of an index. */
  clearIndex(index: IndexInfo): void {
    clear(this.#engine.indexEntries, index.number);
  }

  /** Removes all documents of a collection. */
  clearDocuments(collection: CollectionInfo): void {
    clear(this.#engine.documents, collection.number);
    this.#nextRecordId.delete(collection.number);
  }

  #putEntry(index: IndexInfo, values: Buffer, recordId: number): void {
    this.#engine.indexEntries.putSync(entryKey(index, values, recordId), recordIdBytes(recordId));
  }

  /** Computes all keys and checks every unique index before anything is written: a refusal changes nothing. */
  #checkedKeys(
    collection: CollectionInfo,
    indexes: readonly IndexInfo[],
    doc: Doc,
    self: number | undefined,
  ): Map<IndexInfo, IndexKeys> {
    const all = new Map(indexes.map((index) => [index, indexKeys(index, doc)]));
    for (const [index, { keys }] of all) {
      if (!index.unique) continue;
      for (const key of keys) {
        const holder = this.entry(entryKey(index, key.bytes, 0));
        if (holder !== undefined && holder !== self) throw duplicateKey(collection, index, keyValue(index, key));
      }
    }
    return all;
  }

  #noteShapes(collection: CollectionInfo, keys: ReadonlyMap<IndexInfo, IndexKeys>): void {
    if (![...keys.values()].some(hasShape)) return;
    // An earlier document of the same command may have changed the metadata since the caller read it.
    const current = this.#catalogue.find(collection.database, collection.name) ?? collection;
    const byNumber = new Map([...keys].map(([index, entries]) => [index.number, entries]));
    const indexes = current.indexes.map((index) => withShape(index, byNumber.get(index.number)));
    if (indexes.some((index, i) => index !== current.indexes[i])) this.#catalogue.put({ ...current, indexes });
  }

  #takeRecordId(collection: number): number {
    const next = this.#nextRecordId.get(collection) ?? this.#lastRecordId(collection) + 1;
    this.#nextRecordId.set(collection, next + 1);
    return next;
  }

  #lastRecordId(collection: number): number {
    const start = numberBytes(collection);
    const [last] = this.#engine.documents.getKeys({ start: afterPrefix(start), end: start, reverse: true, limit: 1 });
    return last ? recordIdOf(last) : 0;
  }
}

/** Whether a document with such entries changes the index metadata. */
function hasShape({ keys, truncated }: IndexKeys): boolean {
  return keys.length > 1 || truncated;
}

function withShape(index: IndexInfo, keys: IndexKeys | undefined): IndexInfo {
  const multikey = index.multikey || (keys !== undefined && keys.keys.length > 1);
  const truncated = index.truncated || (keys?.truncated ?? false);
  return multikey === index.multikey && truncated === index.truncated ? index : { ...index, multikey, truncated };
}

function clear(table: Engine['documents'], number: number): void {
  const start = numberBytes(number);
  for (const key of [...table.getKeys({ start, end: afterPrefix(start) })]) table.removeSync(key);
}

function duplicateKey(collection: CollectionInfo, index: IndexInfo, value: Doc): MongoError {
  const shown = Object.entries(value).map(([field, part]) => `${field}: ${JSON.stringify(part)}`);
  const message = `E11000 duplicate key error collection: ${collection.database}.${collection.name} index: ${index.name} dup key: { ${shown.join(', ')} }`;
  return new MongoError(11000, message, {
    keyPattern: Object.fromEntries(index.fields.map(({ path, direction }) => [path, direction])),
    keyValue: value,
  });
}
