import { setTimeout as pause } from 'node:timers/promises';
import { type ServiceName, services } from '@exit-tickets/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareProcesses, type ServiceProcesses } from '../support/service-processes.ts';
import { startAll } from '../support/start-all.ts';
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

const isOf = (kinds: readonly string[]) => (failure: string) => kinds.includes(failure.split(':')[0] ?? '');

test.each(services)('kill -9 of %s while a class submits stops only what needs it, until it is back', async (name) => {
  const others = kindsOfCall.filter((kind) => !concerned[name].includes(kind));
  const failures = await underLoad(deployed, `kill -9 of ${name}`, async (work) => {
    await deployed.stop(name, 'SIGKILL');
    await pause(awayMs);
    await work.untilAnswered(others);
    deployed.start(name);
  });
  expect(failures.filter(isOf(others))).toEqual([]);
});

/** Those of the calls that the gateway waits for so shortly that a test may as well. */
const isPlain = (kind: string): boolean => kind !== 'ai' && kind !== 'pdf';

test.each(services)(
  '%s hangs while a class submits: who needs it is told in time, nobody else notices',
  async (name) => {
    const others = kindsOfCall.filter((kind) => !concerned[name].includes(kind));
    const failures = await underLoad(deployed, `${name} frozen`, async (work) => {
      await deployed.freeze(name);
      await pause(awayMs);
      await work.untilAnswered(concerned[name].filter(isPlain), '504 service_timeout');
      await work.untilAnswered(others);
      const health = await fetch(`${deployed.url}/api/health`, { signal: AbortSignal.timeout(30_000) });
      expect(await health.json()).toMatchObject({ services: { [name]: 'unavailable' } });
      deployed.thaw(name);
    });
    expect(failures.filter(isOf(others))).toEqual([]);
    // Who was given up is counted apart.
    expect(failures.filter((failure) => !failure.endsWith('503 service_unavailable'))).toEqual([]);
  },
);

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

test('the gateway hangs while a class submits: everybody waits, and nobody fails', async () => {
  const failures = await underLoad(deployed, 'gateway frozen', async () => {
    await deployed.freeze('gateway');
    await pause(awayMs);
    deployed.thaw('gateway');
  });
  expect(failures).toEqual([]);
});
