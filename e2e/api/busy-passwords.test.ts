import { availableParallelism } from 'node:os';
import { getAuthStatus, login, register } from '@exit-tickets/contracts';
import { startContext, type TestContext } from '@exit-tickets/testing';
import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthBehindGateway } from '../support/auth-behind-gateway.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());

/** The bcrypt cost at which one password takes a thread of this machine, as busy as it is now, about half a second. */
const costForHalfASecond = (): number => {
  const measured = 9;
  const startedAt = performance.now();
  hashSync('een wachtwoord', measured);
  const ms = performance.now() - startedAt;
  return Math.min(15, measured + Math.max(0, Math.ceil(Math.log2(250 / ms))));
};

test('while many log in at once, a new account is created, and other calls are answered before any login', async () => {
  const { browser } = await startAuthBehindGateway(context, { BCRYPT_COST: String(costForHalfASecond()) });
  const names = Array.from({ length: 2 * availableParallelism() }, (_, nth) => `nobody-${nth}@school.example`);
  let unanswered = names.length;
  const logins = names.map(async (email, nth) => {
    const { status } = await browser(`192.0.2.${nth}`).call(login, { body: { email, password: 'geraden' } });
    unanswered -= 1;
    return status;
  });
  const teacher = browser('198.51.100.1');
  const registration = teacher.call(register, {
    body: { email: 'an@school.example', password: 'een goed wachtwoord' },
  });

  expect((await browser('198.51.100.2').call(getAuthStatus)).status).toBe(200);
  expect(unanswered).toBe(names.length);

  expect((await registration).status).toBe(201);
  expect((await teacher.call(getAuthStatus)).body).toMatchObject({ isAuthenticated: true });
  expect(new Set(await Promise.all(logins))).toEqual(new Set([401]));
}, 90_000);
