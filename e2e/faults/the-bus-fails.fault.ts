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

/** Ways for NATS to be away, and what is done meanwhile. */
const faults: Record<string, (away: () => Promise<void>) => Promise<void>> = {
  'killed, and comes back': async (away) => {
    await deployed.nats.kill();
    await away();
    await deployed.nats.restart();
  },
  'killed, and comes back with an empty folder': async (away) => {
    await deployed.nats.kill();
    await away();
    await deployed.nats.restart({ wipe: true });
  },
  'frozen, and goes on': async (away) => {
    await deployed.nats.freeze();
    await away();
    deployed.nats.thaw();
  },
  'cut off, and reached again': async (away) => {
    deployed.toNats.cut();
    await away();
    deployed.toNats.resume();
  },
};

test.each(Object.entries(faults))('NATS is %s: no class that has begun notices', async (what, happen) => {
  const failures = await underLoad(deployed, `NATS ${what}`, (work) =>
    happen(async () => {
      await pause(awayMs);
      await work.untilAnswered(['submitting']);
    }),
  );
  expect(failures.filter((failure) => failure.startsWith('submitting'))).toEqual([]);
});
