import { type Doc, decode, encode, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import type { CollectionInfo, IndexInfo } from './catalogue-entries.ts';

/** Encodes the catalogue for the disk. */
export function encodeCatalogue(nextNumber: number, collections: Iterable<CollectionInfo>): Buffer {
  return encode({ nextNumber, collections: [...collections] });
}

/** Decodes the output of `encodeCatalogue`. */
export function decodeCatalogue(bytes: Uint8Array): { nextNumber: number; collections: CollectionInfo[] } {
  const content = decode(bytes);
  return { nextNumber: number(content.nextNumber), collections: docs(content.collections).map(asCollection) };
}

function asCollection(doc: Doc): CollectionInfo {
  return {
    number: number(doc.number),
    database: String(doc.database),
    name: String(doc.name),
    indexes: docs(doc.indexes).map(asIndex),
  };
}

function asIndex(doc: Doc): IndexInfo {
  return {
    number: number(doc.number),
    name: String(doc.name),
    fields: docs(doc.fields).map((field) => ({
      path: String(field.path),
      direction: number(field.direction) === -1 ? -1 : 1,
    })),
    unique: doc.unique === true,
    sparse: doc.sparse === true,
    multikey: doc.multikey === true,
    truncated: doc.truncated === true,
    ...(isDoc(doc.partialFilter) && { partialFilter: doc.partialFilter }),
    ...(isNumber(doc.expireAfterSeconds) && { expireAfterSeconds: toNumber(doc.expireAfterSeconds) }),
  };
}

function number(value: unknown): number {
  if (!isNumber(value)) throw new Error('The catalogue on disk is damaged: a number is missing');
  return toNumber(value);
}

function docs(value: unknown): Doc[] {
  if (!Array.isArray(value) || !value.every(isDoc))
    throw new Error('The catalogue on disk is damaged: a list is missing');
  return value;
}
