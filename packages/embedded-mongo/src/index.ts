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
import { bytesToVerify } from './storage/store-state.ts';
import { startServerThread } from './thread/server-thread.ts';

export { DatabaseThreadError, DataDirDamagedError, DataDirLockedError, DataDirUnwritableError, StoreTooNewError };

/** How to start. */
export interface EmbeddedMongoOptions {
  /** The folder for everything that is stored; made if missing. One server at a time may use it. */
  readonly dataDir: string;
  /** Listen on this loopback port (0: any free one) and not on a Unix socket. */
  readonly tcpPort?: number;
  readonly logger?: Logger;
  /** Called when the server's thread has died; without it the error is thrown where nobody catches it. */
  readonly onDeath?: (error: DatabaseThreadError) => void;
}

/** A running server. */
export type EmbeddedMongo = Server;

/**
 * Starts a MongoDB-wire server on a data folder, in a thread of its own. Should that thread ever die, the process has to end:
 * what is on disk is whole, and the next start goes on with it, but the store must not be opened again in the same process,
 * as the dead thread may have left a transaction there.
 *
 * @throws DataDirLockedError when another live server uses the folder
 * @throws DataDirUnwritableError when the folder cannot be made or written
 * @throws DataDirDamagedError when what was stored in the folder is gone or damaged
 * @throws StoreTooNewError when a newer release wrote what is stored in the folder
 * @throws DatabaseThreadError when the server ends while it starts
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
  // Said here and not by the thread, which a caller that goes on loading would hear late. It takes seconds a gigabyte.
  const bytes = bytesToVerify(folder);
  if (bytes > 0)
    logger.warn(
      { folder, megabytes: Math.ceil(bytes / 1_000_000) },
      'verifying the database: it was not closed in good order, or was replaced',
    );
  return startServerThread({ folder, tcpPort, logger, onDeath, onEnd });
}
