import { getMailStatus } from '@exit-tickets/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, startContext } from './start-auth.ts';

let shared: Awaited<ReturnType<typeof startContext>>;
beforeAll(async () => {
  shared = await startContext();
});
afterAll(() => shared.close());

test.each([
  [undefined, { sendsMail: false }],
  ['smtp://user:secret@smtp.school.example:587', { sendsMail: true, host: 'smtp.school.example' }],
  ['smtp://127.0.0.1:25', { sendsMail: true }],
  ['smtps://postfix', { sendsMail: true }],
])('the mail status shows only the server of SMTP_URL=%s', async (SMTP_URL, status) => {
  const auth = await startAuth(shared, { SMTP_URL });
  expect((await auth.browser().call(getMailStatus, undefined)).body).toEqual(status);
});
