import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareProcesses, type ServiceProcesses } from '../support/service-processes.ts';
import { startAll } from '../support/start-all.ts';
import { underLoad } from './under-load.ts';

let deployed: ServiceProcesses;
beforeAll(async () => {
  deployed = await prepareProcesses({ canCutOff: true });
  await startAll(deployed);
});
afterAll(() => deployed?.close());

const awayMs = 10_000;

/** Makes NATS unavailable, runs `work`, and makes it available again. */
const faults: Record<string, (work: () => Promise<void>) => Promise<void>> = {
  'killed, and comes back': async (work) => {
    await deployed.nats.kill();
    await work();
    await deployed.nats.restart();
  },
  'killed, and comes back with an empty folder': async (work) => {
    await deployed.nats.kill();
    await work();
    await deployed.nats.restart({ wipe: true });
  },
  'frozen, and goes on': async (work) => {
    await deployed.nats.freeze();
    await work();
    deployed.nats.thaw();
  },
  'cut off, and reached again': async (work) => {
    deployed.toNats.cut();
    await work();
    deployed.toNats.resume();
  },
};

test.each(Object.entries(faults))(
  'no submission of a class that has started fails while NATS is %s',
  async (what, runFault) => {
    const failures = await underLoad(deployed, `NATS ${what}`, (work) =>
      runFault(async () => {
        await pause(awayMs);
        await work.untilAnswered(['submitting']);
      }),
    );
    expect(failures.filter((failure) => failure.startsWith('submitting'))).toEqual([]);
  },
);
