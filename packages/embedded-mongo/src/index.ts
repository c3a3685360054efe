import { resolve } from 'node:path';
import { commandHandler } from './commands/registry.ts';
import { Cursors } from './cursors.ts';
import { DataDirDamagedError, DataDirLockedError, DataDirUnwritableError } from './errors.ts';
import { type Logger, silentLogger } from './logger.ts';
import type { ServerContext } from './server-context.ts';
import { Catalogue } from './storage/catalogue.ts';
import { lockDataDir } from './storage/data-dir.ts';
import { openStore, type Store } from './storage/open-store.ts';
import { Records } from './storage/records.ts';
import { removeExpired } from './ttl.ts';
import { type Listener, listen } from './wire/listen.ts';

export { DataDirDamagedError, DataDirLockedError, DataDirUnwritableError };

const DATABASE = 'exit-tickets';
const HOUSEKEEPING_MS = 60_000;

/** How to start. */
export interface EmbeddedMongoOptions {
  /** The folder for everything that is stored; made if missing. One server at a time may use it. */
  readonly dataDir: string;
  /** Listen on this loopback port (0: any free one) and not on a Unix socket. */
  readonly tcpPort?: number;
  readonly logger?: Logger;
}

/** A running server. */
export interface EmbeddedMongo {
  /** What mongoose or the driver connect to, database name included. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a MongoDB-wire server on a data folder.
 *
 * @throws DataDirLockedError when another live server uses the folder
 * @throws DataDirUnwritableError when the folder cannot be made or written
 * @throws DataDirDamagedError when what was stored in the folder is gone or damaged
 */
export async function startEmbeddedMongo({
  dataDir,
  tcpPort,
  logger = silentLogger,
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const folder = resolve(dataDir);
  const unlock = lockDataDir(folder);
  let store: Store | undefined;
  let listener: Listener;
  let server: ServerContext;
  try {
    store = await openStore(folder, logger);
    const { engine } = store;
    const catalogue = new Catalogue(engine);
    server = {
      engine,
      catalogue,
      records: new Records(engine, catalogue),
      cursors: new Cursors(Date.now),
      now: () => new Date(),
    };
    listener = await listen(folder, tcpPort, commandHandler(server, logger), logger);
  } catch (error) {
    await store?.close();
    unlock();
    throw error;
  }
  let housekeeping = Promise.resolve();
  const timer = setInterval(() => {
    housekeeping = housekeeping.then(() => keepHouse(server, logger));
  }, HOUSEKEEPING_MS).unref();
  return {
    url: `mongodb://${listener.host}/${DATABASE}`,
    close: async () => {
      clearInterval(timer);
      await listener.close();
      await housekeeping;
      await store.close();
      unlock();
    },
  };
}

async function keepHouse(server: ServerContext, logger: Logger): Promise<void> {
  server.cursors.sweep();
  try {
    const removed = await removeExpired(server);
    if (removed > 0) logger.info({ removed }, 'expired documents removed');
  } catch (error) {
    logger.error({ err: error }, 'expired documents could not be removed');
  }
}
