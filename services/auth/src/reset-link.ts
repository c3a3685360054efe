import { connectDatabase, createLogger, loadConfig } from '@exit-tickets/service-kit';
import { environment, resetLinkConfig } from './config.ts';
import { createResetLink } from './reset/create-reset-link.ts';

/** `node src/reset-link.ts EMAIL` prints a link with which that person can choose a new password. */
const [address = ''] = process.argv.slice(2);
const { MONGODB_URL, PUBLIC_URL } = loadConfig(resetLinkConfig, environment);
const database = await connectDatabase(MONGODB_URL, {
  name: 'reset-link',
  logger: createLogger({ service: 'auth', level: 'warn' }),
});
const link = await createResetLink(database, { address, publicUrl: PUBLIC_URL, now: () => new Date() });
await database.close();
process.stdout.write(`${link ?? `There is no account for ${address}`}\n`);
process.exitCode = link ? 0 : 1;
