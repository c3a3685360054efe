import { describe, expect, test } from 'vitest';
import { prefetch } from '../src/student/prefetch.ts';
import { type Outcome, request } from '../src/student/request.ts';
import { createRetryDelay, retryDelayMs, retryUntilAnswered } from '../src/student/retry.ts';
import { newSubmissionId } from '../src/student/submission-id.ts';

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers }));

const asking = (fetch: typeof globalThis.fetch, timeoutMs = 1_000) =>
  request({ method: 'POST', path: '/api/submit-response', body: {} }, (body) => body, { fetch, timeoutMs });

describe('a call', () => {
  test('that succeeds gives what was answered', async () => {
    expect(await asking(json(201, { id: 'r1' }))).toEqual({ kind: 'done', value: { id: 'r1' } });
  });

  test('that is refused gives the code of the API, and not its English', async () => {
    const refusal = json(409, { code: 'ticket_closed', message: 'This exit ticket is closed' });
    expect(await asking(refusal)).toEqual({
      kind: 'refused',
      status: 409,
      code: 'ticket_closed',
    });
  });

  test('that is refused with something that is not the API’s gives none', async () => {
    const page = () => Promise.resolve(new Response('<h1>Bad</h1>', { status: 400 }));
    expect(await asking(page)).toEqual({ kind: 'refused', status: 400, code: undefined });
  });

  test('that finds no network has not arrived', async () => {
    expect(await asking(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'unavailable' });
  });

  test('that takes too long has not arrived', async () => {
    const silent: typeof fetch = (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    expect(await asking(silent, 5)).toEqual({ kind: 'unavailable' });
  });

  test.each([408, 429, 502, 503, 504])('answered %i by a server that is busy is worth trying again', async (status) => {
    const busy = json(status, { code: 'service_unavailable', message: '' }, { 'retry-after': '7' });
    expect(await asking(busy)).toEqual({ kind: 'unavailable', retryAfterMs: 7_000, code: 'service_unavailable' });
  });

  test('answered by the login page of the wifi has not arrived', async () => {
    expect(await asking(() => Promise.resolve(new Response('<html>', { status: 200 })))).toEqual({
      kind: 'unavailable',
    });
  });
});

/** Persists with answers that come in order; tells how long it would have waited. */
const persisting = async (answers: Outcome<string>[], cancelAfter = Number.POSITIVE_INFINITY) => {
  const pauses: number[] = [];
  const waiting: number[] = [];
  const result = await retryUntilAnswered(() => Promise.resolve(answers.shift() ?? { kind: 'done', value: 'late' }), {
    delay: async (ms) => {
      pauses.push(ms);
    },
    random: () => 1,
    onWaiting: (failures) => waiting.push(failures),
    isCancelled: () => pauses.length >= cancelAfter,
  });
  return { result, pauses, waiting };
};

const lost: Outcome<string> = { kind: 'unavailable' };

describe('sending', () => {
  test('goes on until it has arrived, waiting longer each time, and says so', async () => {
    const { result, pauses, waiting } = await persisting([lost, lost, lost, { kind: 'done', value: 'r1' }]);
    expect(result).toEqual({ kind: 'done', value: 'r1' });
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
    expect(waiting).toEqual([1, 2, 3]);
  });

  test('stops when it is refused', async () => {
    const refused: Outcome<string> = { kind: 'refused', status: 409, code: 'ticket_closed' };
    expect(await persisting([lost, refused, lost])).toMatchObject({ result: refused, waiting: [1] });
  });

  test('stops when nobody waits for it any more', async () => {
    expect(await persisting([lost, lost, lost, lost], 2)).toMatchObject({ result: undefined, waiting: [1, 2] });
  });

  test('that is answered when nobody waits any more tells nobody', async () => {
    let isCancelled = false;
    const attempt = async (): Promise<Outcome<string>> => {
      isCancelled = true;
      return { kind: 'done', value: 'r1' };
    };
    const { delay } = createRetryDelay();
    const options = { delay, random: () => 1, onWaiting: () => {}, isCancelled: () => isCancelled };
    expect(await retryUntilAnswered(attempt, options)).toBeUndefined();
  });

  test('never waits longer than 15 seconds of its own accord', () => {
    expect(retryDelayMs(50, 1)).toBe(15_000);
  });

  test('waits as long as the server asks', () => {
    expect(retryDelayMs(1, 0, 60_000)).toBe(60_000);
  });

  test('is spread, so that the phones of a class do not come back in step', () => {
    expect(retryDelayMs(3, 0)).toBe(2_000);
    expect(retryDelayMs(3, 1)).toBe(4_000);
  });

  test('tries at once when nudged', async () => {
    const { delay, interrupt } = createRetryDelay();
    const paused = delay(60_000_000);
    interrupt();
    await expect(paused).resolves.toBeUndefined();
  });
});

test('the prefetched look-up serves once, and only for its own PIN', () => {
  const asked: string[] = [];
  const find = prefetch('1234', (pin) => `${pin} ${asked.push(pin)}`);
  expect([find('1234'), find('1234')]).toEqual(['1234 1', '1234 2']);
  const other = prefetch('1234', (pin) => `${pin} ${asked.push(pin)}`);
  expect(other('5678')).toBe('5678 4');
});

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a submission id', () => {
  test('is a UUID where the page came over https', () => {
    expect(newSubmissionId(crypto)).toMatch(uuid4);
  });

  test('is a UUID over plain http too, where browsers have no randomUUID', () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    expect(newSubmissionId(plain)).toMatch(uuid4);
    expect(newSubmissionId(plain)).not.toBe(newSubmissionId(plain));
  });
});
