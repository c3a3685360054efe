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

/** Ways for the database to fail, for how long, and what mends it. */
const faults: Record<string, { seconds: number; fail(): unknown; mend(): unknown }> = {
  'cut off': { seconds: 30, fail: () => deployed.toDatabase.cut(), mend: () => deployed.toDatabase.resume() },
  'a black hole': { seconds: 15, fail: () => deployed.toDatabase.stall(), mend: () => deployed.toDatabase.resume() },
  'slow, two seconds an answer': {
    seconds: 15,
    fail: () => deployed.toDatabase.slow(2_000),
    mend: () => deployed.toDatabase.resume(),
  },
  'killed, and started again': {
    seconds: 5,
    fail: () => deployed.database.kill(),
    mend: () => deployed.database.restart(),
  },
};

test.each(Object.entries(faults))(
  'the database is %s: what fails fails soon, no process ends, and all is well after',
  async (what, { seconds, fail, mend }) => {
    const failures = await underLoad(deployed, `database ${what} (${seconds} s)`, async () => {
      await fail();
      await pause(seconds * 1_000);
      await mend();
    });
    // Every failure is an answer of the API: none was left waiting for ever, and no process died.
    expect(failures.filter((failure) => failure.endsWith('no answer'))).toEqual([]);
  },
);

/** What changes nothing that is stored. */
const reading = ['auth', 'tickets', 'joining', 'pdf'] as const;

test.runIf(process.platform === 'linux')(
  "the database's disk is full: what would be stored is refused as such, what is stored can be read, and with room all is well",
  async () => {
    const failures = await underLoad(deployed, 'disk of the database full', async (work) => {
      await deployed.database.fillDisk();
      // What comes in takes the room that is left within the file.
      await work.untilAnswered(['submitting', 'renaming', 'ai'], '507 storage_full');
      await work.untilAnswered(reading);
      await deployed.database.makeRoom();
    });
    expect(failures.filter((failure) => reading.some((kind) => failure.startsWith(`${kind}:`)))).toEqual([]);
    expect(failures.filter((failure) => !/: (507 storage_full|503 \w+)$/.test(failure))).toEqual([]);
  },
);
