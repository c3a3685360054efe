import { randomUUID } from 'node:crypto';
import { register } from '@exit-tickets/contracts';
import { createApiClient, newPage, openBrowser } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { type AllInOne, startAllInOne } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let allInOne: AllInOne;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const forTests = { BCRYPT_COST: '4', LOG_LEVEL: 'silent', DEMO_RESET_LINKS: 'true' };
  allInOne = await startAllInOne({ DATA_DIR: dataDir.path, PORT: String(await freePort()), ...forTests });
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await allInOne.context.close();
  await dataDir.remove();
});

const password = 'een goed wachtwoord';
const anAccount = async (): Promise<string> => {
  const email = `${randomUUID()}@school.example`;
  await createApiClient(allInOne.addresses.local).call(register, { body: { email, password } });
  return email;
};

const openAuth = async (mode: 'login' | 'register') => {
  const page = await newPage(browser.browser, {
    device: 'desktop',
    locale: 'nl-NL',
    baseURL: allInOne.addresses.local,
  });
  onTestFailed(async () => {
    await page.screenshot({ path: 'test-results/screens/failed-entering.png' }).catch(() => undefined);
  });
  await page.goto(`/auth?mode=${mode}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mailadres').waitFor();
  return { page, dialog };
};

const registerIn = async (typed: { email: string; password: string }) => {
  const { page, dialog } = await openAuth('register');
  await dialog.getByLabel('E-mailadres').fill(typed.email);
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(typed.password);
  await dialog.getByRole('button', { name: 'Account maken' }).click();
  return page;
};

test('who registers again because no answer came is let in by the same password', async () => {
  const page = await registerIn({ email: await anAccount(), password });
  await page.waitForURL(/\/dashboard$/);
  await page.context().close();
});

test('who registers with an address that is somebody else’s is told that it is taken', async () => {
  const page = await registerIn({ email: await anAccount(), password: 'een ander wachtwoord' });
  await page.getByRole('dialog').getByText('Dit e-mailadres is al in gebruik.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
  await page.context().close();
});

test('with the switch for trying out the page says that it is a demo, and opens the link in a new tab', async () => {
  const email = await anAccount();
  const { page, dialog } = await openAuth('login');
  await dialog.getByRole('button', { name: 'Wachtwoord vergeten?' }).click();
  await dialog.getByLabel('E-mailadres').fill(email);
  const newTab = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: /link/i }).click();
  await page.getByText('Demo beperking').waitFor();
  await (await newTab).waitForURL(/\/reset-password\?token=/);
  await page.context().close();
});
