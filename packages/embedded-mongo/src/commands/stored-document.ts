import { ObjectId } from 'bson';
import { BSONRegExp, type Doc, encodeForStorage, isDoc } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';

/** A document ready for the store, with `_id` in front. */
export interface StoredDocument {
  readonly doc: Doc;
  readonly bytes: Buffer;
}

/** Validates a document before storing, adds an `_id` if it has none, and puts that first. */
export function prepareDocument(doc: Doc, received?: Buffer): StoredDocument {
  checkNames(doc);
  const [firstField] = Object.keys(doc);
  if (firstField === '_id') {
    checkId(doc._id);
    return { doc, bytes: received ?? encodeForStorage(doc) };
  }
  const { _id = new ObjectId(), ...rest } = doc;
  checkId(_id);
  const complete = { _id, ...rest };
  return { doc: complete, bytes: encodeForStorage(complete) };
}

function checkId(id: unknown): void {
  if (Array.isArray(id) || id instanceof BSONRegExp)
    throw new MongoError(2, 'The _id field cannot be an array or a regex');
}

/** Names that begin with a dollar would be read as operators in the next query. */
function checkNames(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkNames);
  if (typeof value === 'object' && value !== null && '$ref' in value)
    throw new MongoError(52, 'DBRef is not supported by the embedded server');
  if (!isDoc(value)) return;
  for (const [name, field] of Object.entries(value)) {
    if (name.startsWith('$'))
      throw new MongoError(52, `The dollar ($) prefixed field '${name}' is not valid for storage`);
    checkNames(field);
  }
}
