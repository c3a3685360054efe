import { login } from '@exit-tickets/contracts';
import { type ApiClient, createApiClient } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';
import { allAtOnce, names, newTeacher, password } from './classroom.ts';

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let stack: Stack;
let url: string;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const PORT = String(await freePort());
  stack = await startStack({ DATA_DIR: dataDir.path, PORT, BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  url = stack.addresses.local;
});
afterAll(async () => {
  await stack.close();
  await dataDir.remove();
});

const loginAs = (browser: ApiClient, email: string, secret = password) =>
  browser.call(login, { body: { email, password: secret } });

/** The same browser a week later: its session is over, what else it keeps is there. */
const withoutSession = (browser: ApiClient): ApiClient => {
  const kept = browser.cookie?.split('; ').filter((pair) => !pair.startsWith('session='));
  return Object.assign(createApiClient(url), { cookie: kept?.join('; ') });
};

const devicesOf = async (email: string): Promise<number> =>
  (await stack.parts.database.collection('users').findOne({ email }))?.devices.length;

test('the owner gets in from a known browser without a session while others guess', async () => {
  const { email, cookie } = await newTeacher(url);
  const browser = withoutSession(Object.assign(createApiClient(url), { cookie }));
  await allAtOnce(names(40), 8, (wrong) => loginAs(createApiClient(url), email, wrong));
  expect((await loginAs(createApiClient(url), email)).status).toBe(429);
  expect((await loginAs(browser, email)).status).toBe(200);
});

test('a known browser that logs in again is no new one to the account', async () => {
  const teacher = await newTeacher(url);
  expect(await devicesOf(teacher.email)).toBe(1);
  for (let time = 0; time < 3; time += 1)
    expect((await loginAs(withoutSession(teacher), teacher.email)).status).toBe(200);
  expect(await devicesOf(teacher.email)).toBe(1);
  expect((await loginAs(createApiClient(url), teacher.email)).status).toBe(200);
  expect(await devicesOf(teacher.email)).toBe(2);
});
