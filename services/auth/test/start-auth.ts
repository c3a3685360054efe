import { getAuthStatus, login, register } from '@exit-tickets/contracts';
import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { listen, startContext, type TestContext } from '@exit-tickets/testing';
import { onTestFinished } from 'vitest';
import { buildAuth } from '../src/app.ts';
import { authConfig } from '../src/config.ts';
import { createPasswords } from '../src/passwords/passwords.ts';
import { type Browser, openBrowser } from './browser.ts';

export const publicUrl = 'http://tickets.example.org';

/** A running auth service, all real, behind the gateway. */
export interface RunningAuth {
  /** Its own; closing it leaves the database. */
  context: TestContext;
  /** Opens a browser; `address` is where the proxy in front of the gateway says that it is. */
  browser(address?: string): Browser;
  /** Another one on the same database, as a second replica is. */
  replica(): Promise<RunningAuth>;
}

type Overrides = Parameters<TestContext['fork']>[0] & Parameters<typeof buildAuth>[2];

const cost = 4;
/** Of all services that run at a time, so that not each of them starts a thread. */
const passwords = createPasswords(cost);

/** Starts the service on the database that the test file shares; it stops when the test ends. */
export const startAuth = async (
  shared: TestContext,
  given: Record<string, string | undefined> = {},
  overrides: Overrides = {},
): Promise<RunningAuth> => {
  const config = authConfig.parse({ BCRYPT_COST: String(cost), PUBLIC_URL: publicUrl, REGISTRATION: 'open', ...given });
  const context = await shared.fork(overrides);
  onTestFinished(() => context.close());
  const app = await buildAuth(config, context, { passwords, ...overrides });
  const gateway = await startGatewayInFrontOf('auth', await listen(app), context, config.PUBLIC_URL);
  return {
    context,
    browser: (address) => openBrowser(gateway.url, address),
    replica: () => startAuth(shared, given, overrides),
  };
};

export { startContext };

let teachers = 0;

/** What a teacher types to register; every one has an address of their own. */
export const aTeacher = (overrides: { email?: string; password?: string; firstName?: string } = {}) => {
  teachers += 1;
  return { email: `teacher-${teachers}@school.example`, password: 'een goed wachtwoord', ...overrides };
};

/** A teacher who is registered, with the browser in which that happened. */
export const registered = async (auth: RunningAuth, overrides: Parameters<typeof aTeacher>[0] = {}) => {
  const teacher = aTeacher(overrides);
  const browser = auth.browser();
  const { body } = await browser.call(register, teacher);
  return { ...teacher, browser, id: body.id };
};

export const isLoggedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.call(getAuthStatus)).body.isAuthenticated;

/** How the service answers this login, from a browser that knows nothing. */
export const loginStatus = async (
  auth: RunningAuth,
  { email, password }: { email: string; password: string },
): Promise<number> => (await auth.browser().call(login, { email, password })).status;
