import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceProcesses } from '../support/service-processes.ts';
import { names, restartInTurn, startTwoOfEach } from './two-of-each.ts';
import { underLoad } from './under-load.ts';

let deployed: ServiceProcesses;

beforeAll(async () => {
  deployed = await startTwoOfEach();
});
afterAll(() => deployed?.close());

test.each(names)('no call fails while both replicas of %s are restarted in turn', async (name) => {
  const failures = await underLoad(deployed, `rolling restart of ${name}`, () => restartInTurn(deployed, name));
  expect(failures).toEqual([]);
});
