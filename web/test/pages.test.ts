import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callForPage } from '../src/api/call.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'nl' } });
});
afterEach(() => vi.unstubAllGlobals());

const answering = (headers: Record<string, string>) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('[]', { headers }));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0]?.[0];
};

test('a page tells how many tickets there are, and where the list goes on', async () => {
  const asked = answering({
    'x-total-count': '600',
    link: '</api/my-tickets?before=2026-03-02T09%3A45%3A00.000Z_t1&limit=200>; rel="next"',
  });
  expect(await callForPage('listTickets', { query: { limit: 200 } })).toEqual({
    items: [],
    total: 600,
    next: '2026-03-02T09:45:00.000Z_t1',
  });
  expect(asked()).toBe('/api/my-tickets?limit=200');
});

test('the last page leads nowhere, and what is not asked for is left out', async () => {
  const asked = answering({ 'x-total-count': '3' });
  const page = await callForPage('listArchivedTickets', { query: { before: undefined } });
  expect([page.next, asked()]).toEqual([null, '/api/my-archived-tickets']);
});
