import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/index.ts';
import { noteClosed } from '../../src/storage/store-state.ts';

// biome-ignore lint/style/noProcessEnv: the same suite can run against a real server
const realServer = process.env.MONGODB_URL;

/** Whether the suite runs against the embedded server instead of the one of MONGODB_URL. */
export const isEmbedded = realServer === undefined;

/** A new folder for a test, and its removal. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Copies a store that was closed cleanly, so that a test need not create one. */
export function copyStore(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  noteClosed(to, join(to, 'data.mdb'));
}

/** The server under test, with a new, empty database for the test file. */
export function useDatabase(): { db(): Db; client(): MongoClient; url(): string } {
  const name = `conformance-${randomBytes(6).toString('hex')}`;
  let folder: ReturnType<typeof temporaryFolder> | undefined;
  let server: EmbeddedMongo | undefined;
  let client: MongoClient;
  let url: string;
  beforeAll(async () => {
    folder = isEmbedded ? temporaryFolder() : undefined;
    server = folder && (await startEmbeddedMongo({ dataDir: folder.path }));
    url = server?.url ?? realServer ?? '';
    client = await MongoClient.connect(url);
  });
  afterAll(async () => {
    await client.db(name).dropDatabase();
    await client.close();
    await server?.close();
    folder?.remove();
  });
  return { db: () => client.db(name), client: () => client, url: () => url };
}
