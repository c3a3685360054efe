import { delimiter, join, resolve } from 'node:path';
import { firstExecutable } from '../executables.ts';
import { fetchNatsServer } from './fetch-nats-server.ts';

const executable = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';

/** Kept between runs at the root of the repository. */
const cacheDir = resolve(import.meta.dirname, '../../../../.cache/nats-server');

/**
 * The path of a nats-server: NATS_SERVER_BIN, else one on the PATH, else the cached one, else one that is downloaded
 * into the cache. Throws when none is available.
 */
export const findNatsServer = async (): Promise<string> => {
  // biome-ignore lint/style/noProcessEnv: development tooling, not a service with its own config
  const { NATS_SERVER_BIN, PATH = '' } = process.env;
  if (NATS_SERVER_BIN) return NATS_SERVER_BIN;
  const cached = join(cacheDir, executable);
  const onPath = PATH.split(delimiter).map((folder) => join(folder, executable));
  const found = await firstExecutable([...onPath, cached]);
  if (found !== undefined) return found;
  await fetchNatsServer(cached);
  return cached;
};

/**
 * The same for test files that are skipped without a server: undefined, with a warning, when there is none. Under CI a
 * missing server is an error, so that a passing run always includes these tests.
 */
export const findNatsServerForTests = async (): Promise<string | undefined> => {
  try {
    return await findNatsServer();
  } catch (error) {
    // biome-ignore lint/style/noProcessEnv: as above
    if (process.env.CI === 'true') throw error;
    console.error('\n*** SKIPPED: every test on NATS, for want of a nats-server ***\n', error);
    return undefined;
  }
};
