import { fstatSync } from 'node:fs';
import { closeGracefully } from '@exit-tickets/service-kit/process';
import { print } from './run-command.ts';
import { startAllInOne } from './start.ts';
import { explainStart } from './start-error.ts';

/** A reset link grants access to an account, so links are only printed when stdout is not a file. */
const terminal = fstatSync(process.stdout.fd).isFile() ? undefined : print;

try {
  // biome-ignore lint/style/noProcessEnv: the one place where this process's environment is read
  const { addresses, context, notices } = await startAllInOne(process.env, terminal);
  // Before the ready message, because the app may be stopped as soon as it appears.
  closeGracefully(context);
  const others = addresses.network.length > 0 ? ` (other devices: ${addresses.network.join(', ')})` : '';
  print(`Exit tickets is ready at ${addresses.local}${others}`);
  for (const notice of notices) print(notice);
} catch (error) {
  console.error(explainStart(error) ?? error);
  process.exit(1);
}
