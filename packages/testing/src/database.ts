import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';

/** As it is before a test stubs the environment: the folder outlives that test. */
const temporary = tmpdir();
let server: Promise<EmbeddedMongo> | undefined;
let databases = 0;

const startServer = (): Promise<EmbeddedMongo> => {
  const dataDir = mkdtempSync(join(temporary, 'exit-tickets-test-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return startEmbeddedMongo({ dataDir });
};

/**
 * Where an empty database of its own is. The tests of a process share the server, as starting one takes longer than most of
 * them do; it ends with the process.
 */
export const freshDatabase = async (): Promise<string> => {
  server ??= startServer();
  const url = new URL((await server).url);
  databases += 1;
  url.pathname = `/test-${databases}`;
  return url.href;
};
