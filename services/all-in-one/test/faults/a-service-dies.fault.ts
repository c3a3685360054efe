import { setTimeout as pause } from 'node:timers/promises';
import { type ServiceName, services } from '@exit-tickets/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareProcesses, type ServiceProcesses } from '../service-processes.ts';
import { startAll } from '../start-all.ts';
import { kindsOfCall, underLoad } from './under-load.ts';

let deployed: ServiceProcesses;
beforeAll(async () => {
  deployed = await prepareProcesses();
  await startAll(deployed);
});
afterAll(() => deployed?.close());

const awayMs = 3_000;
/** The calls that need this service; everything else goes on. */
const concerned: Record<ServiceName, readonly (typeof kindsOfCall)[number][]> = {
  auth: ['auth'],
  tickets: ['tickets', 'renaming', 'joining', 'ai', 'pdf'],
  responses: ['submitting', 'ai'],
  ai: ['ai'],
  pdf: ['pdf'],
};

test.each(services)('kill -9 of %s while a class submits stops only what needs it, until it is back', async (name) => {
  const others = kindsOfCall.filter((kind) => !concerned[name].includes(kind));
  const failures = await underLoad(deployed, `kill -9 of ${name}`, async (work) => {
    await deployed.stop(name, 'SIGKILL');
    await pause(awayMs);
    await work.untilDone(others);
    deployed.start(name);
  });
  const unexpected = failures.filter((failure) => others.some((kind) => failure.startsWith(`${kind}:`)));
  expect(unexpected).toEqual([]);
});

test('kill -9 of the gateway while a class submits: it is reached by nobody until it is back, and then by all', async () => {
  const failures = await underLoad(deployed, 'kill -9 of gateway', async () => {
    await deployed.stop('gateway', 'SIGKILL');
    await pause(awayMs);
    deployed.start('gateway');
  });
  // One that has just begun has yet to hear which sessions have ended.
  const expected = /: (no answer|503 service_unavailable)$/;
  expect(failures.filter((failure) => !expected.test(failure))).toEqual([]);
  expect(failures).toContain('submitting: no answer');
});
