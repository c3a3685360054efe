import { createResetLink } from '@exit-tickets/auth/reset-link';
import { email } from '@exit-tickets/contracts';
import { commandTimeoutMs, connectDatabase, createLogger, loadConfig } from '@exit-tickets/service-kit';
import { publicUrlOf } from './addresses.ts';
import { allInOneConfig } from './config.ts';
import { reachDatabase } from './reach-database.ts';
import { explainStart, StartError } from './start-error.ts';

/** Makes a link with which the person of this address can choose a new password (design section 4.14). */
const linkFor = async (typed: string | undefined, environment: Record<string, string | undefined>): Promise<string> => {
  const address = email.safeParse(typed).data;
  if (!address) throw new StartError('Usage: npm run reset-link EMAIL');
  const config = loadConfig(allInOneConfig, environment);
  const { url, close } = await reachDatabase(config);
  const logger = createLogger({ service: 'reset-link', level: config.LOG_LEVEL });
  const database = await connectDatabase(url, { name: 'reset-link', logger, timeoutMs: commandTimeoutMs });
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
