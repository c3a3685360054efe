import { createTestClock } from '@exit-tickets/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPdfCache, type PdfCache } from '../src/pdf-cache.ts';

const clock = createTestClock();
const make = vi.fn(async () => Buffer.alloc(40));
let cache: PdfCache;
beforeEach(() => {
  make.mockClear();
  cache = createPdfCache({ maxBytes: 100, now: () => clock.now().getTime() });
});

test('two simultaneous requests for the same paper share one rendering', async () => {
  const [one, other] = await Promise.all([cache.get('t1', 'a', make), cache.get('t1', 'a', make)]);
  expect(one).toBe(other);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a rendering is aborted when all its callers have left, and repeated for the next one', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const rendering = (nobodyWaits: AbortSignal) =>
    new Promise<Buffer>((_, reject) => nobodyWaits.addEventListener('abort', () => reject(nobodyWaits.reason)));
  const first = vi.fn(rendering);
  const asked = [cache.get('t1', 'a', first, one.signal), cache.get('t1', 'a', first, other.signal)];
  one.abort();
  expect(first.mock.calls[0]?.[0].aborted).toBe(false);
  other.abort();
  const late = cache.get('t1', 'a', make, new AbortController().signal);
  for (const result of await Promise.allSettled(asked)) expect(result.status).toBe('rejected');
  expect(await late).toHaveLength(40);
  expect([first.mock.calls.length, make.mock.calls.length]).toEqual([1, 1]);
});

test('a rendering that failed is not kept', async () => {
  await expect(cache.get('t1', 'a', () => Promise.reject(new Error('crash')))).rejects.toThrow('crash');
  await expect(cache.get('t1', 'a', make)).resolves.toHaveLength(40);
});

test('when the cache is full, the least recently used PDF is dropped', async () => {
  for (const html of ['a', 'b', 'a', 'c']) await cache.get('t1', html, make);
  make.mockClear();
  for (const html of ['a', 'c']) await cache.get('t1', html, make);
  expect(make).not.toHaveBeenCalled();
  await cache.get('t1', 'b', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a PDF expires after a quarter of an hour', async () => {
  await cache.get('t1', 'a', make);
  clock.advance({ minutes: 16 });
  await cache.get('t1', 'a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a ticket that is deleted while its PDF is being made leaves nothing behind', async () => {
  const rendering = Promise.withResolvers<Buffer>();
  const asked = cache.get('t1', 'a', () => rendering.promise);
  cache.forget('t1');
  rendering.resolve(Buffer.alloc(40));
  await asked;
  await cache.get('t1', 'a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a PDF of two tickets is kept until both are deleted', async () => {
  await cache.get('t1', 'a', make);
  await cache.get('t2', 'a', make);
  cache.forget('t1');
  await cache.get('t2', 'a', make);
  expect(make).toHaveBeenCalledTimes(1);
  cache.forget('t2');
  cache.forget('t2');
  await cache.get('t2', 'a', make);
  expect(make).toHaveBeenCalledTimes(2);
});
