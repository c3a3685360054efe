import { setTimeout as wait } from 'node:timers/promises';
import { isTracing } from '@exit-tickets/telemetry';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from '../logs/log.ts';
import { checkDatabaseUrl, databaseProblem, isRefusal } from './database-problems.ts';
import { traceCommands } from './trace-commands.ts';

const retryMs = 2_000;
/** A database that is being set up does not have its users yet. */
const refusalMs = 30_000;

export interface DatabaseOptions {
  /** The name in the database's log. */
  name: string;
  logger: Logger;
  /** How long to wait for the database; for ever by default, as services do. */
  timeoutMs?: number;
}

/** Connections that lost their database; the driver keeps reconnecting. */
const lost = new WeakSet<Connection>();

/**
 * Whether the driver has a connection. Mongoose's `readyState` also depends on the clock: when that is set ahead, it
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
    // Never `false`: that would override an address that enables it.
    ...(isTracing() && { monitorCommands: true }),
  });
  // Without a listener, a lost connection would end the process. The driver reconnects by itself.
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
 * Connects to MongoDB, retrying until it is there. Writes are acknowledged by a majority and on disk. When the database
 * is down or slow, calls fail within seconds instead of piling up.
 * @throws {ConfigError} when the address is malformed, the password keeps being refused, or the time is over
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

/** How long an operator's command waits for the database. The operator is waiting at the terminal. */
export const commandTimeoutMs = 5_000;
