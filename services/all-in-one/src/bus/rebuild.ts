import { newEvent } from '@exit-tickets/bus';
import { rebuildRequested, type ServiceName, services } from '@exit-tickets/contracts';
import { print, runCommand, UsageError } from '../run-command.ts';
import { openBus } from './open-bus.ts';

const usage = `Usage: npm run bus:rebuild [-- SERVICE...]
Has these services, or all, publish what they have stored once more: ${services.join(', ')}`;

const isService = (name: string): name is ServiceName => services.some((service) => service === name);

await runCommand(async () => {
  const named = process.argv.slice(2);
  if (!named.every(isService)) throw new UsageError(usage);
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  const bus = await openBus(process.env);
  try {
    const data = { services: named.length > 0 ? named : [...services] };
    await bus.publish(newEvent(rebuildRequested, data, { source: 'operator', now: new Date() }));
  } finally {
    await bus.close();
  }
  print(
    'Requested. A service that runs does it within seconds, any other when it starts; its log says when it is done.',
  );
});
