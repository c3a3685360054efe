import { join } from 'node:path';
import { createResetLink } from '@exit-tickets/auth/reset-link';
import { email } from '@exit-tickets/contracts';
import { DataDirLockedError, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { connectDatabase, createLogger, loadConfig } from '@exit-tickets/service-kit';
import { publicUrlOf } from './addresses.ts';
import { type AllInOneConfig, allInOneConfig } from './config.ts';
import { openDataDir, readDatabaseNote } from './data-dir.ts';
import { explainStart, StartError } from './start-error.ts';

/** The database of this configuration, also while the app runs on it. */
const reachDatabase = async (config: AllInOneConfig): Promise<{ url: string; close: () => Promise<void> }> => {
  if (config.MONGODB_URL) return { url: config.MONGODB_URL, close: async () => undefined };
  const dataDir = await openDataDir(config.DATA_DIR);
  try {
    return await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    return { url: await readDatabaseNote(dataDir), close: async () => undefined };
  }
};

/** Makes a link with which the person of this address can choose a new password (design section 4.14). */
const linkFor = async (typed: string | undefined, environment: Record<string, string | undefined>): Promise<string> => {
  const address = email.safeParse(typed).data;
  if (!address) throw new StartError('Usage: npm run reset-link EMAIL');
  const config = loadConfig(allInOneConfig, environment);
  const { url, close } = await reachDatabase(config);
  const logger = createLogger({ service: 'reset-link', level: config.LOG_LEVEL });
  const database = await connectDatabase(url, { name: 'reset-link', logger });
  try {
    const link = await createResetLink(database, { address, publicUrl: publicUrlOf(config), now: () => new Date() });
    if (!link) throw new StartError(`There is no account for ${address}`);
    return link;
  } finally {
    await database.close();
    await close();
  }
};

try {
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  process.stdout.write(`${await linkFor(process.argv[2], process.env)}\n`);
} catch (error) {
  console.error(explainStart(error) ?? error);
  process.exitCode = 1;
}
