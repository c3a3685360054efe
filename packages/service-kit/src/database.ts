import { setTimeout as wait } from 'node:timers/promises';
import { isTracing } from '@exit-tickets/telemetry';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from './log.ts';
import { traceCommands } from './trace-commands.ts';

const retryMs = 2_000;

/**
 * Connects to MongoDB and keeps trying until it is there. Writes are acknowledged by a majority and on disk;
 * a database that is down or slow fails a call within seconds instead of piling up callers.
 */
export const connectDatabase = async (url: string, options: { name: string; logger: Logger }): Promise<Connection> => {
  for (;;) {
    const connection = mongoose.createConnection(url, {
      appName: `exit-tickets-${options.name}`,
      autoIndex: false,
      bufferCommands: false,
      connectTimeoutMS: 3_000,
      serverSelectionTimeoutMS: 3_000,
      socketTimeoutMS: 10_000,
      waitQueueTimeoutMS: 3_000,
      maxPoolSize: 50,
      writeConcern: { w: 'majority', journal: true },
      monitorCommands: isTracing(),
    });
    // Without a listener a lost connection would end the process; the driver reconnects by itself.
    connection.on('error', (error) => options.logger.error({ err: error }, 'database connection error'));
    try {
      await connection.asPromise();
      if (isTracing()) traceCommands(connection.getClient());
      return connection;
    } catch (error) {
      options.logger.warn({ err: error }, 'the database is not there yet, trying again');
      await connection.close(true).catch(() => undefined);
      await wait(retryMs);
    }
  }
};
