import { join } from 'node:path';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import type { Lifecycle, Logger } from '@exit-tickets/service-kit/process';
import { noteDatabase, refuseFullDisk } from './data-dir.ts';

/** Exits immediately: no request can be answered any more, and a graceful shutdown would wait for the database. */
const endWith =
  (logger: Logger) =>
  (error: Error): never => {
    logger.fatal({ err: error }, 'the database has died: start the app again, nothing that was saved is lost');
    process.exit(1);
  };

/**
 * Starts the embedded database of this data folder and returns its URL. Its thread starts with this call. Resources
 * registered with `lifecycle` later are closed before it.
 */
export const startDatabase = async (folder: string, logger: Logger, { manage }: Lifecycle): Promise<string> => {
  await refuseFullDisk(folder);
  const dataDir = join(folder, 'database');
  const server = manage(await startEmbeddedMongo({ dataDir, logger, onDeath: endWith(logger) }));
  await noteDatabase(folder, server.url);
  return server.url;
};
