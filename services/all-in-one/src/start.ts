import { authConfig } from '@exit-tickets/auth/config';
import { createLifecycle, createLogger, loadConfig, startTelemetry } from '@exit-tickets/service-kit/process';
import { noteAddress } from './address-note.ts';
import { addressesOf, publicUrlOf } from './addresses.ts';
import type { AllInOne, OperatorOutput } from './all-in-one.ts';
import { allInOneConfig } from './config.ts';
import { openDataDir } from './data-dir.ts';
import { startDatabase } from './embedded-database.ts';
import { storedSecrets } from './session-secret.ts';

const name = 'all-in-one';

/**
 * Starts everything in this process. The database starts in its thread while the services are still loading, so nothing
 * that loads a service is imported at the top.
 * @throws {StartError} with one line for the operator
 */
export const startAllInOne = async (
  environment: Record<string, string | undefined>,
  output: OperatorOutput = { showsInvitation: false },
): Promise<AllInOne> => {
  const config = loadConfig(allInOneConfig, environment);
  const forAuth = loadConfig(authConfig, { ...environment, HOST: config.HOST, PUBLIC_URL: publicUrlOf(config) });
  const { network } = addressesOf(config.HOST, config.PORT);
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  const lifecycle = createLifecycle();
  try {
    await startTelemetry(config, { ...lifecycle, logger });
    const [MONGODB_URL, { startServices }] = await Promise.all([
      config.MONGODB_URL ?? startDatabase(await openDataDir(config.DATA_DIR), logger, lifecycle),
      import('./all-in-one.ts'),
    ]);
    if (!config.MONGODB_URL) await noteAddress(config);
    const SESSION_SECRET = config.SESSION_SECRET ?? (await storedSecrets(await openDataDir(config.DATA_DIR)));
    return await startServices({
      config: { name, ...config, MONGODB_URL, SESSION_SECRET },
      forAuth,
      environment: { JOIN_ADDRESSES: network.join(','), ...environment },
      overrides: { lifecycle, logger },
      output,
    });
  } catch (error) {
    await lifecycle.close();
    throw error;
  }
};
