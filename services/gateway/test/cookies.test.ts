import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(() => gateway.close());

const body = { email: 'an@school.nl', password: 'geheim!' };

/** The cookies that auth receives with a login. */
const cookiesAtLogin = async (cookie: string): Promise<string | undefined> => {
  await gateway.post('/api/login', body, { cookie });
  return gateway.fakes.auth.requests.at(-1)?.headers.cookie;
};

describe('a service gets the cookies that its call needs, and no other', () => {
  test('a login gets the device, and not a session beside it', async () => {
    const { cookie } = gateway.login();
    expect(await cookiesAtLogin('device=abc; tracker=x')).toBe('device=abc');
    expect(await cookiesAtLogin(`tracker=x; device=abc; ${cookie}`)).toBe('device=abc');
  });

  test('an invalid session is dropped, also beside a device', async () => {
    expect(await cookiesAtLogin('session=forged; device=abc')).toBe('device=abc');
    expect(await cookiesAtLogin('session=forged')).toBeUndefined();
  });

  test('a call that needs no device gets none', async () => {
    await gateway.get('/api/my-tickets', { cookie: `device=abc; ${gateway.login().cookie}` });
    expect(gateway.fakes.tickets.requests.at(-1)?.headers.cookie).toBe(gateway.login().cookie);
  });

  test('an encoded separator in the value of a cookie makes no other cookie', async () => {
    expect(await cookiesAtLogin('device=abc%3B%20session%3Dforged')).toBe('device=abc%3B%20session%3Dforged');
  });

  test('over https only names with the prefix __Host- count', async () => {
    await gateway.close();
    gateway = await startGateway({ config: { PUBLIC_URL: 'https://tickets.example.org' } });
    expect(await cookiesAtLogin('device=abc; __Host-device=def')).toBe('__Host-device=def');
  });
});
