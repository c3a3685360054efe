import { type BusOperations, mongoOperations } from '@exit-tickets/bus';
import { connectNatsOperations, NatsUnusableError } from '@exit-tickets/bus/nats';
import { loadConfig } from '@exit-tickets/service-kit';
import { allInOneConfig } from '../config.ts';
import { openDatabase } from '../open-database.ts';
import { StartError } from '../start-error.ts';

/**
 * The bus of this configuration, for a command: NATS, or the in-process bus of the all-in-one app, which is reached
 * through its database whether or not the app is running.
 * @throws {StartError} when NATS cannot be used
 */
export const openBus = async (environment: Record<string, string | undefined>): Promise<BusOperations> => {
  const config = loadConfig(allInOneConfig, environment);
  if (config.NATS_URL) {
    return connectNatsOperations(config.NATS_URL).catch((error: unknown) => {
      throw error instanceof NatsUnusableError ? new StartError(error.message, error) : error;
    });
  }
  const { database, close } = await openDatabase('bus', environment);
  return { ...mongoOperations(database), close };
};
