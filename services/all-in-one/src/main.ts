import { fstatSync } from 'node:fs';
import { closeGracefully } from '@exit-tickets/service-kit/process';
import { print } from './run-command.ts';
import { startAllInOne } from './start.ts';
import { explainStart } from './start-error.ts';

/**
 * A reset link grants access to an account, and whatever is no terminal may be stored: a file, a container's log, the
 * journal. The invitation of an empty installation must appear in a container's log, so only a file is without it.
 */
const output = {
  printLink: process.stdout.isTTY ? print : undefined,
  showsInvitation: !fstatSync(process.stdout.fd).isFile(),
};

try {
  // biome-ignore lint/style/noProcessEnv: the one place where this process's environment is read
  const { addresses, context, notices } = await startAllInOne(process.env, output);
  // Before the ready message, because the app may be stopped as soon as it appears.
  closeGracefully(context);
  const others = addresses.network.length > 0 ? ` (other devices: ${addresses.network.join(', ')})` : '';
  print(`Exit tickets is ready at ${addresses.local}${others}`);
  for (const notice of notices) print(notice);
} catch (error) {
  console.error(explainStart(error) ?? error);
  process.exit(1);
}
