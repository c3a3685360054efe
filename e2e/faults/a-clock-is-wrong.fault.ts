import { changePassword, listTickets, login, logout, services } from '@exit-tickets/contracts';
import { type ApiClient, createApiClient } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newTeacher, password } from '../support/classroom.ts';
import { prepareProcesses, type ServiceProcesses } from '../support/service-processes.ts';
import { startAll } from '../support/start-all.ts';
import { kindsOfCall, underLoad } from './under-load.ts';

let deployed: ServiceProcesses;
beforeAll(async () => {
  deployed = await prepareProcesses({ canMoveClocks: true });
  await startAll(deployed);
});
afterAll(() => deployed?.close());

const hourMs = 3_600_000;

const statusIn = async (session: ApiClient): Promise<number> => (await session.call(listTickets)).status;
/** Waits until the gateway has received the signal that the session was revoked. */
const untilEnded = (session: ApiClient): Promise<void> =>
  vi.waitFor(async () => expect(await statusIn(session)).toBe(401), { timeout: 30_000 });

const logIn = async (email: string, typed: string): Promise<ApiClient> => {
  const session = createApiClient(deployed.url);
  expect((await session.call(login, { body: { email, password: typed } })).status).toBe(200);
  return session;
};

/** Checks that a session lasts until its logout or a change of the password elsewhere, and that logging in works afterwards. */
const expectSessionsWork = async (): Promise<void> => {
  const first = await newTeacher(deployed.url);
  const second = await logIn(first.email, password);
  const copied = Object.assign(createApiClient(deployed.url), { cookie: second.cookie });
  expect(await statusIn(copied)).toBe(200);
  expect((await second.call(logout)).status).toBe(204);
  await untilEnded(copied);

  const third = await logIn(first.email, password);
  const changed = `${password} anders`;
  const change = { currentPassword: password, newPassword: changed };
  expect((await first.call(changePassword, { body: change })).status).toBe(204);
  await untilEnded(third);
  expect(await statusIn(first)).toBe(200);
  expect(await statusIn(await logIn(first.email, changed))).toBe(200);
};

test.each(['gateway', ...services] as const)(
  'no call fails while the clock of %s is set an hour ahead, an hour back and right again',
  async (name) => {
    const failures = await underLoad(deployed, `clock of ${name} an hour ahead, then behind`, async (work) => {
      for (const aheadMs of [hourMs, -hourMs, 0]) {
        await deployed.moveClock(name, aheadMs);
        await work.untilAnswered(kindsOfCall);
        const health = await fetch(`${deployed.url}/api/health`);
        expect(await health.json()).toMatchObject({ status: 'ok' });
        await expectSessionsWork();
      }
    });
    expect(failures).toEqual([]);
  },
);
