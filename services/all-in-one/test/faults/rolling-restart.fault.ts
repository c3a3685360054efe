import { services } from '@exit-tickets/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ProcessName, prepareProcesses, type ServiceProcesses } from '../service-processes.ts';
import { startAll } from '../start-all.ts';
import { underLoad } from './under-load.ts';

const names: readonly ProcessName[] = [...services, 'gateway'];
const patience = { timeout: 60_000, interval: 250 };
let deployed: ServiceProcesses;

beforeAll(async () => {
  const replicas = Object.fromEntries(names.map((name) => [name, 2]));
  deployed = await prepareProcesses({ replicas, environment: { DRAIN_SECONDS: '3' } });
  for (const name of names) deployed.start(name, 2);
  await startAll(deployed);
  await vi.waitFor(async () => {
    for (const name of names) expect(await deployed.isReady(name, 2), name).toBe(true);
  }, patience);
});
afterAll(() => deployed?.close());

test.each(names)('both replicas of %s are restarted one after the other, and no call fails', async (name) => {
  const failures = await underLoad(deployed, `rolling restart of ${name}`, async () => {
    for (const replica of [1, 2]) {
      expect(await deployed.stop(name, 'SIGTERM', replica)).toBe(0);
      deployed.start(name, replica);
      await vi.waitFor(async () => expect(await deployed.isReady(name, replica)).toBe(true), patience);
    }
  });
  expect(failures).toEqual([]);
});
