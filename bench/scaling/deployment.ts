// Every service as a process of its own, for measure.ts: says where they are and ends them when it is told to. The database
// runs in this process.
import { services } from '@exit-tickets/contracts';
import { prepareProcesses } from '../../services/all-in-one/test/service-processes.ts';

const deployed = await prepareProcesses();
for (const name of ['gateway', ...services] as const) deployed.start(name);
const isWell = () =>
  fetch(`${deployed.url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isWell())) await new Promise((resolve) => setTimeout(resolve, 200));
process.stdout.write(`ready at ${deployed.url}\n`);
process.once('SIGTERM', async () => {
  await deployed.close();
  process.exit(0);
});
