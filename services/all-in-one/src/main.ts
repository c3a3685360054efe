import { fstatSync } from 'node:fs';
import { closeGracefully } from '@exit-tickets/service-kit/process';
import { startAllInOne } from './start.ts';
import { explainStart } from './start-error.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A reset link opens an account: it is shown, and never left behind in a file that the output goes to. */
const terminal = fstatSync(process.stdout.fd).isFile() ? undefined : print;

try {
  // biome-ignore lint/style/noProcessEnv: the one place where this process's environment is read
  const { addresses, context, notices } = await startAllInOne(process.env, terminal);
  // Before it says that it is ready: whoever reads that may stop it at once.
  closeGracefully(context);
  const others = addresses.network.length > 0 ? ` (other devices: ${addresses.network.join(', ')})` : '';
  print(`Exit tickets is ready at ${addresses.local}${others}`);
  for (const notice of notices) print(notice);
} catch (error) {
  console.error(explainStart(error) ?? error);
  process.exit(1);
}
