import { errorReply } from '@exit-tickets/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

const publicUrl = 'https://tickets.example.org';
let here: TestGateway;
let published: TestGateway;

beforeAll(async () => {
  here = await startGateway();
  published = await startGateway({ config: { PUBLIC_URL: publicUrl } });
});

afterAll(async () => {
  await here.close();
  await published.close();
});

const post = async (gateway: TestGateway, headers: Record<string, string>): Promise<string> => {
  const answer = await gateway.post('/api/create-exit-ticket', {}, headers);
  return answer.status === 200 ? 'accepted' : errorReply.parse(await answer.json()).code;
};

describe('a change sent from another site is refused', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: `${publicUrl}.evil.example` },
    { origin: 'http://tickets.example.org' },
  ])('%o', async (headers) => {
    expect(await post(published, headers)).toBe('cross_site_request');
    expect(await post(here, headers)).toBe('cross_site_request');
    expect(published.fakes.tickets.requests).toEqual([]);
  });

  test('with PUT, PATCH and DELETE too', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const path = method === 'PATCH' ? '/api/ticket/t1/archive' : '/api/ticket/t1';
      const answer = await fetch(here.url + path, { method, headers: { origin: 'https://evil.example' } });
      expect(answer.status).toBe(403);
    }
  });
});

describe('a change sent from our own page is accepted', () => {
  test('at the public address', async () => {
    expect(await post(published, { origin: publicUrl, 'sec-fetch-site': 'same-origin' })).toBe('accepted');
  });

  test('at the address that it was opened with, when there is no public one', async () => {
    expect(await post(here, { origin: here.url })).toBe('accepted');
  });

  test('with a null origin, when sec-fetch-site says same-origin', async () => {
    expect(await post(published, { origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe('accepted');
  });

  test('without origin and sec-fetch-site, which only browsers send', async () => {
    expect(await post(published, {})).toBe('accepted');
  });
});

test('a read that comes from another site is served', async () => {
  const answer = await here.get('/api/ticket/1234', { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(200);
});

test('no response has a header that lets another site read it', async () => {
  const preflight = await fetch(`${here.url}/api/create-exit-ticket`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  const read = await here.get('/api/ticket/1234', { origin: 'https://evil.example' });
  for (const { headers } of [preflight, read])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
