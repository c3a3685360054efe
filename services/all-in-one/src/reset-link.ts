import { createResetLink } from '@exit-tickets/auth/reset-link';
import { email } from '@exit-tickets/contracts';
import { publicUrlOf } from './addresses.ts';
import { openDatabase } from './open-database.ts';
import { print, runCommand } from './run-command.ts';
import { StartError } from './start-error.ts';

/** Creates a link with which the owner of this account can choose a new password (docs/design.md 4.14). */
const linkFor = async (typed: string | undefined, environment: Record<string, string | undefined>): Promise<string> => {
  const address = email.safeParse(typed).data;
  if (!address) throw new StartError('Usage: npm run reset-link EMAIL');
  const { config, database, close } = await openDatabase('reset-link', environment);
  try {
    const link = await createResetLink(database, { address, publicUrl: publicUrlOf(config), now: () => new Date() });
    if (!link) throw new StartError(`There is no account for ${address}`);
    return link;
  } finally {
    await close();
  }
};

// biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
await runCommand(async () => print(await linkFor(process.argv[2], process.env)));
