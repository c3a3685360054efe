import { email } from '@exit-tickets/contracts';
import { ConfigError, commandTimeoutMs, connectDatabase, createLogger, loadConfig } from '@exit-tickets/service-kit';
import { environment, resetLinkConfig } from './config.ts';
import { createResetLink } from './operator/create-reset-link.ts';

/** `node src/reset-link.ts EMAIL` prints a link with which the owner of that account can choose a new password. */
const linkFor = async (address: string): Promise<string | undefined> => {
  const { MONGODB_URL, PUBLIC_URL } = loadConfig(resetLinkConfig, environment);
  const logger = createLogger({ service: 'auth', level: 'warn' });
  const database = await connectDatabase(MONGODB_URL, { name: 'reset-link', logger, timeoutMs: commandTimeoutMs });
  try {
    return await createResetLink(database, { address, publicUrl: PUBLIC_URL, now: () => new Date() });
  } finally {
    await database.close();
  }
};

const complain = (text: string): void => {
  console.error(text);
  process.exitCode = 1;
};

const address = email.safeParse(process.argv[2]);
if (!address.success) complain('Usage: reset-link EMAIL');
else
  try {
    const link = await linkFor(address.data);
    if (link) process.stdout.write(`${link}\n`);
    else complain(`There is no account for ${address.data}`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    complain(error.message);
  }
