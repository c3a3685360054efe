import { checkRegistration } from '@exit-tickets/contracts';
import type { TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isLoggedIn, loginStatus, registered, startAuth, startContext } from './start-auth.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());

test('a demo has open registration and erases its accounts at the full hour, but none from before it', async () => {
  const before = await registered(await startAuth(context));
  // Others can reach its address: without the demo an invitation would be needed.
  const demo = await startAuth(context, { DEMO: 'true', REGISTRATION: undefined });
  expect((await demo.browser().call(checkRegistration, {})).body).toMatchObject({ registration: 'open' });
  const visitor = await registered(demo);
  context.clock.advance({ hours: 1 });
  const next = await registered(demo);
  await vi.waitFor(async () => expect(await isLoggedIn(visitor.browser)).toBe(false), { timeout: 15_000 });
  expect(await loginStatus(demo, visitor)).toBe(401);
  expect(await loginStatus(demo, next)).toBe(200);
  expect(await loginStatus(demo, before)).toBe(200);
});
