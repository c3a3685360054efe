import { availableParallelism } from 'node:os';
import { limits, login, register } from '@exit-tickets/contracts';
import { startContext, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthBehindGateway } from '../support/auth-behind-gateway.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());

const password = 'een goed wachtwoord';
const { passwordsWaiting } = limits;

test('many logins with right passwords from one network hardly delay a teacher on another network', async () => {
  // Slow enough that a queue builds up on any machine.
  const { browser } = await startAuthBehindGateway(context, { BCRYPT_COST: '10' });
  const accounts = Array.from({ length: 12 }, (_, nth) => `crowd-${nth}@school.example`);
  const teacher = 'elsewhere@school.example';
  for (const email of [...accounts, teacher])
    expect((await browser('192.0.2.1').call(register, { body: { email, password } })).status).toBe(201);

  const statuses: number[] = [];
  const answered = (status: number) => statuses.filter((one) => one === status).length;
  let isOver = false;
  const crowd = Array.from({ length: passwordsWaiting + availableParallelism() + 20 }, async (_, nth) => {
    const email = accounts[nth % accounts.length] ?? '';
    const address = `2001:db8:1:1::${nth.toString(16)}`;
    let status = 503;
    while (status === 503 && !isOver) {
      status = (await browser(address).call(login, { body: { email, password } })).status;
      statuses.push(status);
    }
  });
  // By then the queue is full, and every refused login is retried at once.
  await expect.poll(() => answered(503), { interval: 5, timeout: 10_000 }).toBeGreaterThan(0);
  const before = answered(200);
  const { status } = await browser('198.51.100.1').call(login, { body: { email: teacher, password } });
  expect(status).toBe(200);
  // In the order of arrival it would be the whole queue.
  expect(answered(200) - before).toBeLessThan(passwordsWaiting / 3);
  isOver = true;

  await Promise.all(crowd);
  // The teacher took one place in the queue.
  expect(answered(200)).toBeGreaterThanOrEqual(passwordsWaiting - 1);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
}, 60_000);

test('an account can log in only a few times a minute, from any address, and other accounts are not affected', async () => {
  const { browser } = await startAuthBehindGateway(context);
  const logIn = (email: string, address: string) => browser(address).call(login, { body: { email, password } });
  for (const email of ['often@school.example', 'other@school.example'])
    await browser('192.0.2.1').call(register, { body: { email, password } });

  for (let nth = 0; nth < limits.rightPasswordsPerMinute; nth += 1)
    expect((await logIn('often@school.example', `192.0.2.${nth}`)).status).toBe(200);
  const refused = await logIn('often@school.example', '192.0.2.99');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect((await logIn('other@school.example', '192.0.2.1')).status).toBe(200);
  context.clock.advance({ seconds: Number(refused.headers.get('retry-after')) });
  expect((await logIn('often@school.example', '192.0.2.99')).status).toBe(200);
});

test('failed logins do not count against the limit on logins with the right password', async () => {
  const { browser } = await startAuthBehindGateway(context);
  const body = { email: 'guessed-at@school.example', password };
  await browser('192.0.2.1').call(register, { body });
  for (let nth = 0; nth < limits.rightPasswordsPerMinute; nth += 1)
    await browser(`192.0.2.${nth}`).call(login, { body: { ...body, password: 'geraden' } });
  for (let nth = 0; nth < limits.rightPasswordsPerMinute; nth += 1)
    expect((await browser('198.51.100.1').call(login, { body })).status).toBe(200);
});
