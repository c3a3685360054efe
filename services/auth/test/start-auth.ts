import { getAuthStatus, login, register } from '@exit-tickets/contracts';
import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { listen, startContext, type TestContext } from '@exit-tickets/testing';
import { onTestFinished } from 'vitest';
import { buildAuth } from '../src/app.ts';
import { authConfig } from '../src/config.ts';
import { createPasswords } from '../src/passwords/passwords.ts';
import { type Browser, openBrowser } from './browser.ts';

export const publicUrl = 'http://tickets.example.org';

/** A running auth service with real parts, behind the gateway. */
export interface RunningAuth {
  /** The service's own context; closing it keeps the database. */
  context: TestContext;
  /** Opens a browser; `address` is its address as reported by the proxy in front of the gateway. */
  browser(address?: string): Browser;
  /** A second replica on the same database. */
  replica(): Promise<RunningAuth>;
}

type Overrides = Parameters<TestContext['fork']>[0] & Parameters<typeof buildAuth>[2];

const cost = 4;
/** Shared by all running services, so that each does not start its own thread. */
const passwords = createPasswords(cost);

/** Starts the service on the database that the test file shares; it stops when the test ends. */
export const startAuth = async (
  shared: TestContext,
  env: Record<string, string | undefined> = {},
  overrides: Overrides = {},
): Promise<RunningAuth> => {
  const config = authConfig.parse({ BCRYPT_COST: String(cost), PUBLIC_URL: publicUrl, REGISTRATION: 'open', ...env });
  const context = await shared.fork(overrides);
  onTestFinished(() => context.close());
  const app = await buildAuth(config, context, { passwords, ...overrides });
  const gateway = await startGatewayInFrontOf('auth', await listen(app), context, config.PUBLIC_URL);
  return {
    context,
    browser: (address) => openBrowser(gateway.url, address),
    replica: () => startAuth(shared, env, overrides),
  };
};

export { startContext };

let teachers = 0;

/** What a teacher types to register, each with another address. */
export const aTeacher = (overrides: { email?: string; password?: string; firstName?: string } = {}) => {
  teachers += 1;
  return { email: `teacher-${teachers}@school.example`, password: 'een goed wachtwoord', ...overrides };
};

/** A registered teacher, with the browser used to register. */
export const registered = async (auth: RunningAuth, overrides: Parameters<typeof aTeacher>[0] = {}) => {
  const teacher = aTeacher(overrides);
  const browser = auth.browser();
  const { body } = await browser.call(register, teacher);
  return { ...teacher, browser, id: body.id };
};

export const isLoggedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.call(getAuthStatus)).body.isAuthenticated;

/** The status of this login from a new browser. */
export const loginStatus = async (
  auth: RunningAuth,
  { email, password }: { email: string; password: string },
): Promise<number> => (await auth.browser().call(login, { email, password })).status;
