import { commandHandler } from './commands/registry.ts';
import { Cursors } from './cursors.ts';
import type { Logger } from './logger.ts';
import type { ServerContext } from './server-context.ts';
import { Catalogue } from './storage/catalogue.ts';
import { openStore } from './storage/open-store.ts';
import { Records } from './storage/records.ts';
import { removeExpired } from './ttl.ts';
import { listen } from './wire/listen.ts';

const DATABASE = 'exit-tickets';
const MAINTENANCE_MS = 60_000;

/** Where a server stores its data and listens. */
export interface ServerOptions {
  /** The folder for all data, locked for this server. */
  readonly folder: string;
  /** Listen on this loopback port (0: any free one) instead of a Unix socket. */
  readonly tcpPort: number | undefined;
}

/** A running server. */
export interface Server {
  /** The connection string for mongoose or the driver, including the database name. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens the store and serves it in the calling thread.
 *
 * @throws DataDirUnwritableError when the folder cannot be read or written
 * @throws DataDirDamagedError when data in the folder is missing or damaged
 * @throws StoreTooNewError when a newer release wrote the data
 */
export async function startServer({ folder, tcpPort }: ServerOptions, logger: Logger): Promise<Server> {
  const store = await openStore(folder, logger);
  try {
    const { engine } = store;
    const catalogue = new Catalogue(engine);
    const records = new Records(engine, catalogue);
    const server = { engine, catalogue, records, cursors: new Cursors(() => performance.now()), now: () => new Date() };
    const listener = await listen(folder, tcpPort, commandHandler(server, logger), logger);
    let maintenance = Promise.resolve();
    const timer = setInterval(() => {
      maintenance = maintenance.then(() => runMaintenance(server, logger));
    }, MAINTENANCE_MS).unref();
    return {
      url: `mongodb://${listener.host}/${DATABASE}`,
      close: async () => {
        clearInterval(timer);
        await listener.close();
        await maintenance;
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function runMaintenance(server: ServerContext, logger: Logger): Promise<void> {
  server.cursors.sweep();
  try {
    const removed = await removeExpired(server);
    if (removed > 0) logger.info({ removed }, 'expired documents removed');
  } catch (error) {
    logger.error({ err: error }, 'expired documents could not be removed');
  }
}
