import type { Doc } from '../bson/codec.ts';

/** What is known of an index. The catalogue is immutable: a change makes new objects. */
export interface IndexInfo {
  readonly number: number;
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilter?: Doc;
  readonly expireAfterSeconds?: number;
  /** Some document has more than one entry: entries come in an order that is not the documents', and may repeat one. */
  readonly multikey: boolean;
  /** Some entry was too long for a key and ends in a hash: equality still works, order does not. */
  readonly truncated: boolean;
}

/** One field of an index, with its direction. */
export interface IndexField {
  readonly path: string;
  readonly direction: 1 | -1;
}

/** What is known of a collection; its first index is the one on `_id`. */
export interface CollectionInfo {
  readonly number: number;
  readonly database: string;
  readonly name: string;
  readonly indexes: readonly IndexInfo[];
}
