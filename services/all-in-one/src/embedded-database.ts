import { join } from 'node:path';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import type { Lifecycle, Logger } from '@exit-tickets/service-kit/process';
import { noteDatabase, refuseFullDisk } from './data-dir.ts';

/** Ends the process at once: nothing can be answered any more, and closing in good order would wait for the database. */
const endWith =
  (logger: Logger) =>
  (error: Error): never => {
    logger.fatal({ err: error }, 'the database has died: start the app again, nothing that was saved is lost');
    process.exit(1);
  };

/**
 * Starts the database that lies in this data folder, and gives its address. Its thread runs as soon as this is called.
 * Whoever registers with `lifecycle` after this ends before it does.
 */
export const startDatabase = async (folder: string, logger: Logger, { manage }: Lifecycle): Promise<string> => {
  await refuseFullDisk(folder);
  const dataDir = join(folder, 'database');
  const server = manage(await startEmbeddedMongo({ dataDir, logger, onDeath: endWith(logger) }));
  await noteDatabase(folder, server.url);
  return server.url;
};
