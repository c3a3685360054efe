// Every service as a process of its own: says where they are and ends them when it is told to. One that ends by itself is
// started again, as docker-compose.yml has it, and named. Takes the environment of the services as JSON, and how many there
// are to be of ai.
import { services } from '@exit-tickets/contracts';
import { z } from 'zod';
import { prepareProcesses } from '../../e2e/support/service-processes.ts';

const [, , given = '{}', count = '1'] = process.argv;
const environment = z.record(z.string(), z.string()).parse(JSON.parse(given));
const ai = z.coerce.number().int().positive().parse(count);
const deployed = await prepareProcesses({ environment, replicas: { ai } });
for (const name of ['gateway', ...services] as const) deployed.start(name);
for (let replica = 2; replica <= ai; replica += 1) deployed.start('ai', replica);
const isWell = () =>
  fetch(`${deployed.url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
const areAllReady = async (): Promise<boolean> => {
  for (let replica = 1; replica <= ai; replica += 1) if (!(await deployed.isReady('ai', replica))) return false;
  return isWell();
};
while (!(await areAllReady())) await new Promise((resolve) => setTimeout(resolve, 200));
process.stdout.write(`ready at ${deployed.url}\n`);
const restarting = setInterval(() => {
  for (const name of ['gateway', ...services] as const) {
    if (!deployed.hasEnded(name)) continue;
    process.stdout.write(`started again ${name}\n`);
    deployed.start(name);
  }
}, 1_000);
const stop = async (): Promise<void> => {
  clearInterval(restarting);
  await deployed.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('disconnect', stop);
