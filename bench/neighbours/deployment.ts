// Every service as a process: prints the address when all are ready, and stops them on request. A service that ends
// unexpectedly is restarted, as by docker-compose.yml, and reported. Takes the environment of the services as JSON.
import { services } from '@exit-tickets/contracts';
import { z } from 'zod';
import { prepareProcesses } from '../../e2e/support/service-processes.ts';

const [, , given = '{}'] = process.argv;
const environment = z.record(z.string(), z.string()).parse(JSON.parse(given));
const deployed = await prepareProcesses({ environment, hasCpuShares: true });
const names = ['gateway', ...services] as const;
for (const name of names) deployed.start(name);
const isWell = () =>
  fetch(`${deployed.url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isWell())) await new Promise((resolve) => setTimeout(resolve, 200));
process.stdout.write(`ready at ${deployed.url}\n`);
const restarting = setInterval(() => {
  for (const name of names) {
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
