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
/** The calls that need each service; all others continue. */
const affected: Record<ServiceName, readonly (typeof kindsOfCall)[number][]> = {
  auth: ['auth'],
  tickets: ['tickets', 'renaming', 'joining', 'ai', 'pdf'],
  responses: ['submitting', 'ai'],
  ai: ['ai'],
  pdf: ['pdf'],
};

const isOf = (kinds: readonly string[]) => (failure: string) => kinds.includes(failure.split(':')[0] ?? '');

test.each(services)('kill -9 of %s while a class submits fails only calls that need it', async (name) => {
  const others = kindsOfCall.filter((kind) => !affected[name].includes(kind));
  const failures = await underLoad(deployed, `kill -9 of ${name}`, async (work) => {
    await deployed.stop(name, 'SIGKILL');
    await pause(awayMs);
    await work.untilAnswered(others);
    deployed.start(name);
  });
  expect(failures.filter(isOf(others))).toEqual([]);
});

/** Whether the gateway's timeout for these calls is short enough for a test. */
const isPlain = (kind: string): boolean => kind !== 'ai' && kind !== 'pdf';

test.each(services)('while %s hangs, calls that need it time out, and no other call fails', async (name) => {
  const others = kindsOfCall.filter((kind) => !affected[name].includes(kind));
  const failures = await underLoad(deployed, `${name} frozen`, async (work) => {
    await deployed.freeze(name);
    await pause(awayMs);
    await work.untilAnswered(affected[name].filter(isPlain), '504 service_timeout');
    await work.untilAnswered(others);
    const health = await fetch(`${deployed.url}/api/health`, { signal: AbortSignal.timeout(30_000) });
    expect(await health.json()).toMatchObject({ services: { [name]: 'unavailable' } });
    deployed.thaw(name);
  });
  expect(failures.filter(isOf(others))).toEqual([]);
  // Timeouts are counted separately.
  expect(failures.filter((failure) => !failure.endsWith('503 service_unavailable'))).toEqual([]);
});

test('kill -9 of the gateway while a class submits leaves calls without a reply until it is back', async () => {
  const failures = await underLoad(deployed, 'kill -9 of gateway', async () => {
    await deployed.stop('gateway', 'SIGKILL');
    await pause(awayMs);
    deployed.start('gateway');
  });
  // A gateway that has just started has not yet loaded the revoked sessions.
  const expected = /: (no answer|503 service_unavailable)$/;
  expect(failures.filter((failure) => !expected.test(failure))).toEqual([]);
  expect(failures).toContain('submitting: no answer');
});

test('while the gateway hangs calls wait, and none fails', async () => {
  const failures = await underLoad(deployed, 'gateway frozen', async () => {
    await deployed.freeze('gateway');
    await pause(awayMs);
    deployed.thaw('gateway');
  });
  expect(failures).toEqual([]);
});
