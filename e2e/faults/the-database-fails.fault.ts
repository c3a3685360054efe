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

/** Ways for the database to fail, for how long, and how it is repaired. */
const faults: Record<string, { seconds: number; fail(): unknown; repair(): unknown }> = {
  'cut off': { seconds: 30, fail: () => deployed.toDatabase.cut(), repair: () => deployed.toDatabase.resume() },
  'a black hole': { seconds: 15, fail: () => deployed.toDatabase.stall(), repair: () => deployed.toDatabase.resume() },
  'slow, two seconds an answer': {
    seconds: 15,
    fail: () => deployed.toDatabase.slow(2_000),
    repair: () => deployed.toDatabase.resume(),
  },
  'killed, and started again': {
    seconds: 5,
    fail: () => deployed.database.kill(),
    repair: () => deployed.database.restart(),
  },
};

test.each(Object.entries(faults))(
  'while the database is %s every failed call gets a reply, and afterwards all calls succeed again',
  async (what, { seconds, fail, repair }) => {
    const failures = await underLoad(deployed, `database ${what} (${seconds} s)`, async () => {
      await fail();
      await pause(seconds * 1_000);
      await repair();
    });
    // Every failure is a reply of the API: no call hung, and no process died.
    expect(failures.filter((failure) => failure.endsWith('no answer'))).toEqual([]);
  },
);

/** The calls that store nothing. */
const reading = ['auth', 'tickets', 'joining', 'pdf'] as const;

test.runIf(process.platform === 'linux')(
  "while the database's disk is full calls that store get 507, calls that read succeed, and afterwards all calls succeed again",
  async () => {
    const failures = await underLoad(deployed, 'disk of the database full', async (work) => {
      await deployed.database.fillDisk();
      // The first writes use up the free space within the file.
      await work.untilAnswered(['submitting', 'renaming', 'ai'], '507 storage_full');
      await work.untilAnswered(reading);
      await deployed.database.makeRoom();
    });
    expect(failures.filter((failure) => reading.some((kind) => failure.startsWith(`${kind}:`)))).toEqual([]);
    expect(failures.filter((failure) => !/: (507 storage_full|503 \w+)$/.test(failure))).toEqual([]);
  },
);
