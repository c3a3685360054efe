import type { ServerResponse } from 'node:http';
import { limits } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ConcurrencyGate, createConcurrencyGate } from '../src/upstream/concurrency-gate.ts';
import { connectTo, type RawConnection, startGateway, type TestGateway, withShortTimeouts } from './testkit.ts';

const atOnce = 3;
const listsAtOnce = 1;
const concurrency = {
  plain: { atOnce, atOncePerAddress: atOnce },
  list: { atOnce: listsAtOnce, atOncePerAddress: listsAtOnce },
};

describe('simultaneous calls to one service', () => {
  let gateway: TestGateway;
  let held: ServerResponse[];
  beforeEach(async () => {
    gateway = await startGateway({ concurrency });
    held = [];
    gateway.fakes.tickets.answerWith((_request, response) => void held.push(response));
  });
  afterEach(() => gateway.close());

  const lookUp = (signal: AbortSignal | null = null) => fetch(`${gateway.url}/api/ticket/1234`, { signal });
  const lookUpMany = (count: number) => Array.from({ length: count }, () => lookUp());
  const answerAll = () => {
    for (const response of held.splice(0)) response.end('{}');
  };
  const untilReceived = (count: number) => vi.waitFor(() => expect(gateway.fakes.tickets.requests).toHaveLength(count));
  const statusesOf = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  test('run up to the concurrency limit, and all are answered', async () => {
    const answers = lookUpMany(2 * atOnce + 1);
    for (const received of [atOnce, 2 * atOnce, 2 * atOnce + 1]) {
      await untilReceived(received);
      expect(held.length).toBeLessThanOrEqual(atOnce);
      answerAll();
    }
    expect(await statusesOf(answers)).toEqual(Array(2 * atOnce + 1).fill(200));
  });

  test('stay within the limit after the service sent an invalid response', async () => {
    const hold = (_request: unknown, response: ServerResponse) => void held.push(response);
    gateway.fakes.tickets.answerWith(({ socket }) => socket.end('HTTP/1.1 700 Odd\r\ncontent-length: 2\r\n\r\n{}'));
    expect(await statusesOf(lookUpMany(2))).toEqual([502, 502]);
    gateway.fakes.tickets.answerWith(hold);
    const answers = lookUpMany(atOnce + 1);
    await untilReceived(2 + atOnce);
    answers.push(lookUp());
    // When a call to another service is answered, every call that was let through has arrived.
    expect((await gateway.post('/api/submit-response', {})).status).toBe(200);
    expect(held).toHaveLength(atOnce);
    answerAll();
    await untilReceived(2 + atOnce + 2);
    answerAll();
    expect(await statusesOf(answers)).toEqual(Array(atOnce + 2).fill(200));
  });

  test('do not reach the service when their callers leave while queued', async () => {
    let arrived = 0;
    gateway.app.server.on('request', () => {
      arrived += 1;
    });
    const answers = lookUpMany(atOnce);
    await untilReceived(atOnce);
    const leaving = new AbortController();
    const left = lookUp(leaving.signal);
    answers.push(lookUp());
    await vi.waitFor(() => expect(arrived).toBe(atOnce + 2));
    leaving.abort();
    await expect(left).rejects.toThrow();
    answerAll();
    await untilReceived(atOnce + 1);
    answerAll();
    expect(await statusesOf(answers)).toEqual(Array(atOnce + 1).fill(200));
  });

  test('do not block another service or the health check', async () => {
    const answers = lookUpMany(atOnce + 1);
    await untilReceived(atOnce);
    expect((await gateway.post('/api/submit-response', {})).status).toBe(200);
    expect((await gateway.get('/api/health')).status).toBe(200);
    answerAll();
    await untilReceived(atOnce + 1);
    answerAll();
    expect(await statusesOf(answers)).toEqual(Array(atOnce + 1).fill(200));
  });

  test('are answered while lists queue for each other', async () => {
    const session = gateway.login();
    const lists = Array.from({ length: listsAtOnce + 2 }, () => gateway.get('/api/my-tickets', session));
    await untilReceived(listsAtOnce);
    const answers = lookUpMany(atOnce);
    await untilReceived(listsAtOnce + atOnce);
    for (let received = listsAtOnce + atOnce; received < lists.length + atOnce; received += listsAtOnce) {
      expect(gateway.fakes.tickets.requests).toHaveLength(received);
      answerAll();
      await untilReceived(received + listsAtOnce);
    }
    answerAll();
    expect(await statusesOf([...lists, ...answers])).toEqual(Array(lists.length + atOnce).fill(200));
  });

  test('do not queue when they have a long timeout or open a live stream', async () => {
    const { responses, auth } = gateway.fakes;
    const logins: ServerResponse[] = [];
    auth.answerWith((_request, response) => void logins.push(response));
    const waiting = Array.from({ length: atOnce + 1 }, () => gateway.post('/api/login', {}));
    await vi.waitFor(() => expect(logins).toHaveLength(atOnce + 1));
    for (const response of logins) response.end('{}');
    expect(await statusesOf(waiting)).toEqual(Array(atOnce + 1).fill(200));

    responses.answerWith((_request, response) => void held.push(response));
    const submissions = Array.from({ length: atOnce }, () => gateway.post('/api/submit-response', {}));
    await vi.waitFor(() => expect(held).toHaveLength(atOnce));
    responses.answerWith((_request, response) => response.end());
    expect((await gateway.get('/api/ticket/t1/live', gateway.login())).status).toBe(200);
    answerAll();
    expect(await statusesOf(submissions)).toEqual(Array(atOnce).fill(200));
  });

  test('all fail as soon as one finds that the service is gone', async () => {
    const answers = lookUpMany(4 * atOnce);
    await untilReceived(atOnce);
    await gateway.fakes.tickets.stop();
    const statuses = await statusesOf(answers);
    // The connections of calls at the service broke; the waiting calls found no service.
    expect(new Set(statuses)).toEqual(new Set([502, 503]));
    expect(statuses.filter((status) => status === 502)).toHaveLength(atOnce);
  });
});

describe('one address at its limit of calls in flight', () => {
  const { plain } = limits.callsInFlight;
  const flooder = '203.0.113.1';

  test('delays students at other addresses by only a few of its calls, and none of theirs is refused', async () => {
    const gateway = await startGateway();
    onTestFinished(() => gateway.close());
    const { tickets } = gateway.fakes;
    const flood: RawConnection[] = [];
    onTestFinished(() => {
      for (const connection of flood) connection.destroy();
    });
    // The service answers one call at a time, as a busy one does.
    const pending: ServerResponse[] = [];
    tickets.answerWith((_request, response) => void pending.push(response));
    const timer = setInterval(() => pending.shift()?.end('{}'), 1);
    onTestFinished(() => clearInterval(timer));
    // Each connection repeats the call after every response.
    const call = `GET /api/ticket/1111 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${flooder}\r\n\r\n`;
    for (let n = 0; n < plain.perAddress; n += 1) flood.push(connectTo(gateway.port, call));
    await vi.waitFor(() => expect(pending.length).toBeGreaterThanOrEqual(plain.atOncePerAddress), 20_000);

    const before = tickets.requests.length;
    const students = Array.from({ length: 30 }, (_, n) =>
      gateway.get('/api/ticket/2222', { 'x-forwarded-for': `198.51.100.${n}` }),
    );
    expect(new Set((await Promise.all(students)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(tickets.requests.length - before - students.length).toBeLessThan(plain.perAddress / 4);
  }, 60_000);
});

test('queued calls to a frozen service time out together with those that it holds', async () => {
  const gateway = await startGateway({ endpoints: withShortTimeouts(), concurrency });
  gateway.fakes.tickets.freeze();
  const answers = await Promise.all(Array.from({ length: 2 * atOnce }, () => gateway.get('/api/ticket/1234')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([504]));
  expect(gateway.fakes.tickets.requests).toHaveLength(atOnce);
  await gateway.close();
});

describe('a list', () => {
  const held: ServerResponse[] = [];
  const start = async (maxListWaitMs: number) => {
    const gateway = await startGateway({ maxListWaitMs });
    onTestFinished(() => gateway.close());
    gateway.fakes.responses.answerWith((_request, response) => void held.push(response));
    const submission = gateway.post('/api/submit-response', {});
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const list = gateway.get('/api/my-tickets', gateway.login());
    return { gateway, submission, list };
  };

  test('gives way to a student whose call is in flight', async () => {
    const { gateway, submission, list } = await start(600_000);
    // Once this later call of another cost is at its service, the list has reached the gateway too.
    const slow = gateway.post('/api/generate-from-text', { content: 'text' });
    await vi.waitFor(() => expect(gateway.fakes.ai.requests).toHaveLength(1));
    expect(gateway.fakes.tickets.requests).toEqual([]);
    held.pop()?.end('{}');
    expect((await submission).status).toBe(200);
    expect((await list).status).toBe(200);
    await slow;
  });

  test('waits no longer than its maximum', async () => {
    const { submission, list } = await start(1);
    expect((await list).status).toBe(200);
    held.pop()?.end('{}');
    expect((await submission).status).toBe(200);
  });
});

describe('the concurrency gate', () => {
  const silent = Object.assign(new Error('no answer'), { code: 'silent' });
  const broken = Object.assign(new Error('broken'), { code: 'broken' });
  let gate: ConcurrencyGate;
  let finish: Map<string, (error: Error | null) => void>;
  let rejected: Record<string, Error>;

  const enter = (name: string, { owner = 'school', signal }: { owner?: string; signal?: AbortSignal } = {}) =>
    gate.enter({
      owner,
      signal,
      send: (finished) => void finish.set(name, finished),
      giveUp: (error) => {
        rejected[name] = error;
      },
    });
  const sent = () => [...finish.keys()];

  beforeEach(() => {
    gate = createConcurrencyGate({ atOnce: 2, atOncePerAddress: 2 }, (error) => error === silent);
    finish = new Map();
    rejected = {};
    for (const name of ['a', 'b', 'c', 'd']) enter(name);
  });

  test('admits the calls of an address in order of arrival', () => {
    expect(sent()).toEqual(['a', 'b']);
    finish.get('b')?.(null);
    expect(sent()).toEqual(['a', 'b', 'c']);
    finish.get('a')?.(null);
    enter('e');
    expect(sent()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('admits the next call when one fails for another reason than silence', () => {
    finish.get('a')?.(broken);
    expect(sent()).toEqual(['a', 'b', 'c']);
    expect(rejected).toEqual({});
  });

  test('keeps admitting calls when one got no response but a later one did', () => {
    finish.get('b')?.(null);
    finish.get('a')?.(silent);
    expect(sent()).toEqual(['a', 'b', 'c', 'd']);
    expect(rejected).toEqual({});
  });

  test('rejects all waiting calls when nothing was answered since the silent call was sent', () => {
    finish.get('a')?.(silent);
    expect(rejected).toEqual({ c: silent, d: silent });
    enter('e');
    expect(sent()).toEqual(['a', 'b', 'e']);
  });

  test('rotates between addresses, whatever the order of arrival', () => {
    enter('x', { owner: 'another' });
    enter('y', { owner: 'another' });
    enter('z', { owner: 'a third' });
    for (const name of ['a', 'b', 'c', 'x', 'z', 'd']) finish.get(name)?.(null);
    expect(sent()).toEqual(['a', 'b', 'c', 'x', 'z', 'd', 'y']);
  });

  test('skips callers who have left', () => {
    const leaving = new AbortController();
    enter('e', { signal: leaving.signal });
    enter('f');
    leaving.abort();
    for (const name of ['a', 'b', 'c', 'd']) finish.get(name)?.(null);
    expect(sent()).toEqual(['a', 'b', 'c', 'd', 'f']);
  });
});
