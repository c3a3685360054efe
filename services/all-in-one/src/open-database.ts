import { commandTimeoutMs, connectDatabase, createLogger, loadConfig } from '@exit-tickets/service-kit';
import type { Connection } from 'mongoose';
import { withNotedAddress } from './address-note.ts';
import { type AllInOneConfig, allInOneConfig } from './config.ts';
import { reachDatabase } from './reach-database.ts';

/** Opens the database of this environment for an operator command, even while the app is running. */
export const openDatabase = async (
  name: string,
  environment: Record<string, string | undefined>,
): Promise<{ config: AllInOneConfig; database: Connection; close(): Promise<void> }> => {
  const config = loadConfig(allInOneConfig, withNotedAddress(environment));
  const { url, close } = await reachDatabase(config);
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  const database = await connectDatabase(url, { name, logger, timeoutMs: commandTimeoutMs });
  return {
    config,
    database,
    close: async () => {
      await database.close();
      await close();
    },
  };
};
