import type { Doc } from '../bson/codec.ts';

/** The metadata of an index. The catalogue is immutable: a change creates new objects. */
export interface IndexInfo {
  readonly number: number;
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilter?: Doc;
  readonly expireAfterSeconds?: number;
  /** Some document has more than one entry, so entries are not in document order and a document may repeat. */
  readonly multikey: boolean;
  /** Some entry was too long for a key and ends in a hash: equality still works, but order does not. */
  readonly truncated: boolean;
}

/** One field of an index, with its direction. */
export interface IndexField {
  readonly path: string;
  readonly direction: 1 | -1;
}

/** The metadata of a collection; its first index is the one on `_id`. */
export interface CollectionInfo {
  readonly number: number;
  readonly database: string;
  readonly name: string;
  readonly indexes: readonly IndexInfo[];
}
