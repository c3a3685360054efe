import { resolve } from 'node:path';
import {
  DatabaseThreadError,
  DataDirDamagedError,
  DataDirLockedError,
  DataDirUnwritableError,
  StoreTooNewError,
} from './errors.ts';
import { type Logger, silentLogger } from './logger.ts';
import type { Server } from './server.ts';
import { lockDataDir } from './storage/data-dir.ts';
import { leastFreeBytes } from './storage/engine.ts';
import { bytesToVerify, holdsStore } from './storage/store-state.ts';
import { startServerThread } from './thread/server-thread.ts';

export {
  DatabaseThreadError,
  DataDirDamagedError,
  DataDirLockedError,
  DataDirUnwritableError,
  holdsStore,
  leastFreeBytes,
  StoreTooNewError,
};

/** Options for starting the server. */
export interface EmbeddedMongoOptions {
  /** The folder for all data; created if missing. Only one server at a time may use it. */
  readonly dataDir: string;
  /** Listen on this loopback port (0: any free one) instead of a Unix socket. */
  readonly tcpPort?: number;
  readonly logger?: Logger;
  /** Called when the server's thread has died; without it the error becomes an uncaught exception. */
  readonly onDeath?: (error: DatabaseThreadError) => void;
}

/** A running server. */
export type EmbeddedMongo = Server;

/**
 * Starts a MongoDB-wire server on a data folder, in a separate thread. If that thread ever dies, the process must end:
 * the data on disk is intact and the next start continues with it, but the store must not be opened again in the same
 * process, because the dead thread may have left an open transaction.
 *
 * @throws DataDirLockedError when another live server uses the folder
 * @throws DataDirUnwritableError when the folder cannot be created or written
 * @throws DataDirDamagedError when data in the folder is missing or damaged
 * @throws StoreTooNewError when a newer release wrote the data
 * @throws DatabaseThreadError when the server ends during its start
 */
export async function startEmbeddedMongo({
  dataDir,
  tcpPort,
  logger = silentLogger,
  onDeath = (error) => {
    throw error;
  },
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const folder = resolve(dataDir);
  const onEnd = lockDataDir(folder);
  // Logged here, because a busy caller would get the thread's message late. Verifying takes seconds per gigabyte.
  const bytes = bytesToVerify(folder);
  if (bytes > 0)
    logger.warn(
      { folder, megabytes: Math.ceil(bytes / 1_000_000) },
      'verifying the database: it was not closed in good order, or was replaced',
    );
  return startServerThread({ folder, tcpPort, logger, onDeath, onEnd });
}
