import { setTimeout as wait } from 'node:timers/promises';
import { isTracing } from '@exit-tickets/telemetry';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from '../logs/log.ts';
import { checkDatabaseUrl, databaseProblem, isRefusal } from './database-problems.ts';
import { traceCommands } from './trace-commands.ts';

const retryMs = 2_000;
/** A database that is just being set up does not have its users yet. */
const refusalMs = 30_000;

export interface DatabaseOptions {
  /** Who connects, for the database's log. */
  name: string;
  logger: Logger;
  /** How long to wait for a database that is not there: for ever when not said, as a service does. */
  timeoutMs?: number;
}

/** Those whose database has gone; the driver looks for it until it is back. */
const lost = new WeakSet<Connection>();

/**
 * Whether the driver finds the database there. Mongoose's `readyState` goes by the clock as well: where that is set ahead, it
 * calls a good connection lost until the next heartbeat, ten seconds later.
 */
export const isConnected = (connection: Connection): boolean => !lost.has(connection);

const open = async (url: string, { name, logger }: DatabaseOptions): Promise<Connection> => {
  const connection = mongoose.createConnection(url, {
    appName: `exit-tickets-${name}`,
    autoIndex: false,
    bufferCommands: false,
    connectTimeoutMS: 3_000,
    serverSelectionTimeoutMS: 3_000,
    socketTimeoutMS: 10_000,
    waitQueueTimeoutMS: 3_000,
    maxPoolSize: 50,
    writeConcern: { w: 'majority', journal: true },
    // Not `false` otherwise: that would overrule an address which asks for it.
    ...(isTracing() && { monitorCommands: true }),
  });
  // Without a listener a lost connection would end the process; the driver reconnects by itself.
  connection.on('error', (error) => logger.error({ err: error }, 'database connection error'));
  connection.on('disconnected', () => lost.add(connection));
  connection.on('connected', () => lost.delete(connection));
  try {
    await connection.asPromise();
    return connection;
  } catch (error) {
    await connection.close(true).catch(() => undefined);
    throw error;
  }
};

/**
 * Connects to MongoDB and keeps trying until it is there. Writes are acknowledged by a majority and on disk;
 * a database that is down or slow fails a call within seconds instead of piling up callers.
 * @throws {ConfigError} when the address is malformed, the password is refused for long, or the time is over
 */
export const connectDatabase = async (url: string, options: DatabaseOptions): Promise<Connection> => {
  const { logger, timeoutMs = Number.POSITIVE_INFINITY } = options;
  checkDatabaseUrl(url);
  const begun = performance.now();
  let refusedSince: number | undefined;
  for (;;) {
    try {
      const connection = await open(url, options);
      if (isTracing()) traceCommands(connection.getClient());
      return connection;
    } catch (error) {
      refusedSince = isRefusal(error) ? (refusedSince ?? performance.now()) : undefined;
      const now = performance.now() + retryMs;
      if (now - begun > timeoutMs || now - (refusedSince ?? now) > refusalMs) throw databaseProblem(error);
      if (refusedSince === undefined) logger.warn({ err: error }, 'the database is not there yet, trying again');
      else logger.warn(`${databaseProblem(error).message}: trying again`);
      await wait(retryMs);
    }
  }
};

/** How long a command waits for the database: whoever called it looks at the terminal. */
export const commandTimeoutMs = 5_000;
