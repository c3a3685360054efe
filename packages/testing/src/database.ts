import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';

/** Read before a test stubs the environment, because the folder outlives that test. */
const temporary = tmpdir();
let server: Promise<EmbeddedMongo> | undefined;
let databases = 0;

const startServer = (): Promise<EmbeddedMongo> => {
  const dataDir = mkdtempSync(join(temporary, 'exit-tickets-test-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return startEmbeddedMongo({ dataDir });
};

/**
 * The address of a new, empty database. The tests of a process share a server, because starting one takes longer than
 * most tests. It ends with the process.
 */
export const freshDatabase = async (): Promise<string> => {
  server ??= startServer();
  const url = new URL((await server).url);
  databases += 1;
  url.pathname = `/test-${databases}`;
  return url.href;
};
