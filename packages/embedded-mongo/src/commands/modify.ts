import { type Doc, encodeForStorage } from '../bson/codec.ts';
import type { Match } from '../query/execute.ts';
import type { ServerContext } from '../server-context.ts';
import type { CollectionInfo } from '../storage/catalogue-entries.ts';
import { ensureCollection } from '../storage/collections.ts';
import type { Update } from '../update/update.ts';
import { prepareDocument, type StoredDocument } from './stored-document.ts';

/** Applies an update to a matching document. Only inside a write; `isChanged` is false when nothing changed. */
export function updateMatch(
  server: ServerContext,
  collection: CollectionInfo,
  match: Match,
  update: Update,
): { after: Doc; bytes: Buffer; isChanged: boolean } {
  const after = update.apply(match.doc, false);
  const bytes = encodeForStorage(after);
  if (bytes.equals(match.bytes)) return { after, bytes, isChanged: false };
  const stored = prepareDocument(after, bytes);
  server.records.replace(collection, match.recordId, match.doc, stored.doc, stored.bytes);
  return { after: stored.doc, bytes: stored.bytes, isChanged: true };
}

/** Inserts the document of an upsert. Only inside a write. */
export function insertUpserted(server: ServerContext, database: string, name: string, doc: Doc): StoredDocument {
  const stored = prepareDocument(doc);
  server.records.insert(ensureCollection(server.catalogue, database, name), stored.doc, stored.bytes);
  return stored;
}
