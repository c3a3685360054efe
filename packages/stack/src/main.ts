import { onStopSignal } from '@exit-tickets/service-kit';
import { startStack } from './stack.ts';
import { explainStart } from './start-error.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  // biome-ignore lint/style/noProcessEnv: the one place where the stack's environment is read
  const { addresses, parts, close } = await startStack(process.env);
  const phones = addresses.network.length > 0 ? ` (phones: ${addresses.network.join(', ')})` : '';
  print(`Exit tickets is ready at ${addresses.local}${phones}`);
  onStopSignal(parts.logger, close);
} catch (error) {
  console.error(explainStart(error) ?? error);
  process.exit(1);
}
