import type { Bus } from '@exit-tickets/bus';
import { getAuthStatus, login, register } from '@exit-tickets/contracts';
import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import type { Service } from '@exit-tickets/service-kit';
import { listen, startParts, type TestParts } from '@exit-tickets/testing';
import { onTestFinished } from 'vitest';
import { buildAuth } from '../src/app.ts';
import { type AuthConfig, authConfig } from '../src/config.ts';
import { type Browser, openBrowser } from './browser.ts';

export const publicUrl = 'http://tickets.example.org';

/** A running auth service on real parts, behind the gateway. */
export interface RunningAuth {
  parts: TestParts;
  bus: Bus;
  /** Opens a browser; `address` is where the proxy in front of the gateway says that it is. */
  browser(address?: string): Browser;
  /** Another one on the same database, as a second replica is. */
  replica(): Promise<RunningAuth>;
  /** Stops it; the database stays. */
  stop(): Promise<void>;
}

type AuthTestParts = TestParts & Parameters<typeof buildAuth>[1];

const startOn = async (parts: AuthTestParts, config: AuthConfig): Promise<RunningAuth> => {
  const bus = parts.newBus();
  const service: Service = await buildAuth(config, { ...parts, bus });
  const gateway = await startGatewayInFrontOf('auth', await listen(service), { ...parts, bus }, config.PUBLIC_URL);
  let isStopped = false;
  return {
    parts,
    bus,
    browser: (address) => openBrowser(gateway.url, address),
    replica: () => startOn(parts, config),
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      await gateway.close();
      await service.close();
      await bus.close();
    },
  };
};

/** Starts the service on parts that the test file shares; it stops when the test ends. */
export const startAuth = async (parts: AuthTestParts, given: Record<string, string> = {}): Promise<RunningAuth> => {
  const config = authConfig.parse({ BCRYPT_COST: '4', PUBLIC_URL: publicUrl, ...given });
  const running = await startOn(parts, config);
  const all: RunningAuth[] = [running];
  const replica = running.replica;
  onTestFinished(async () => {
    for (const one of all) await one.stop();
  });
  return {
    ...running,
    replica: async () => {
      const another = await replica();
      all.push(another);
      return another;
    },
  };
};

export { startParts };

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
