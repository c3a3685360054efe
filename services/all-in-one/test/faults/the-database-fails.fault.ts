import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareProcesses, type ServiceProcesses } from '../service-processes.ts';
import { startAll } from '../start-all.ts';
import { underLoad } from './under-load.ts';

let deployed: ServiceProcesses;
beforeAll(async () => {
  deployed = await prepareProcesses({ canCutOff: true });
  await startAll(deployed);
});
afterAll(() => deployed?.close());

const awayMs = 30_000;

/** Ways for the database to fail for a while. */
const faults: Record<string, () => void> = {
  'cut off': () => deployed.toDatabase.cut(),
  'a black hole': () => deployed.toDatabase.stall(),
  'slow, two seconds an answer': () => deployed.toDatabase.slow(2_000),
};

test.each(Object.entries(faults))(
  'the database is %s for half a minute: what fails fails soon, no process ends, and all is well after',
  async (what, fail) => {
    const failures = await underLoad(deployed, `database ${what}, for 30 s`, async () => {
      fail();
      await pause(awayMs);
      deployed.toDatabase.resume();
    });
    // Every failure is an answer of the API: none was left waiting for ever, and no process died.
    expect(failures.filter((failure) => failure.endsWith('no answer'))).toEqual([]);
  },
);
