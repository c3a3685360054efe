import type { ServerResponse } from 'node:http';
import { limits } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ConcurrencyGate, createConcurrencyGate } from '../src/upstream/concurrency-gate.ts';
import { connectTo, impatient, type RawConnection, startGateway, type TestGateway } from './testkit.ts';

const atOnce = 3;
const listsAtOnce = 1;
const concurrency = {
  plain: { atOnce, atOncePerAddress: atOnce },
  list: { atOnce: listsAtOnce, atOncePerAddress: listsAtOnce },
};

describe('calls to one service that come in one instant', () => {
  let gateway: TestGateway;
  let held: ServerResponse[];
  beforeEach(async () => {
    gateway = await startGateway({ concurrency });
    held = [];
    gateway.fakes.tickets.answerWith((_request, response) => void held.push(response));
  });
  afterEach(() => gateway.close());

  const ask = (signal: AbortSignal | null = null) => fetch(`${gateway.url}/api/ticket/1234`, { signal });
  const askMany = (count: number) => Array.from({ length: count }, () => ask());
  const answerAll = () => {
    for (const response of held.splice(0)) response.end('{}');
  };
  const untilHeard = (count: number) => vi.waitFor(() => expect(gateway.fakes.tickets.heard).toHaveLength(count));
  const statusesOf = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  test('are worked on so many at a time, and all are answered', async () => {
    const answers = askMany(2 * atOnce + 1);
    for (const heard of [atOnce, 2 * atOnce, 2 * atOnce + 1]) {
      await untilHeard(heard);
      expect(held.length).toBeLessThanOrEqual(atOnce);
      answerAll();
    }
    expect(await statusesOf(answers)).toEqual(Array(2 * atOnce + 1).fill(200));
  });

  test('are so many at a time also after an answer that was none', async () => {
    const hold = (_request: unknown, response: ServerResponse) => void held.push(response);
    gateway.fakes.tickets.answerWith(({ socket }) => socket.end('HTTP/1.1 700 Odd\r\ncontent-length: 2\r\n\r\n{}'));
    expect(await statusesOf(askMany(2))).toEqual([502, 502]);
    gateway.fakes.tickets.answerWith(hold);
    const answers = askMany(atOnce + 1);
    await untilHeard(2 + atOnce);
    answers.push(ask());
    // A call of another service passes meanwhile: whoever was let through has arrived.
    expect((await gateway.post('/api/submit-response', {})).status).toBe(200);
    expect(held).toHaveLength(atOnce);
    answerAll();
    await untilHeard(2 + atOnce + 2);
    answerAll();
    expect(await statusesOf(answers)).toEqual(Array(atOnce + 2).fill(200));
  });

  test('do not reach the service when their callers leave while they wait', async () => {
    let arrived = 0;
    gateway.app.server.on('request', () => {
      arrived += 1;
    });
    const answers = askMany(atOnce);
    await untilHeard(atOnce);
    const leaving = new AbortController();
    const left = ask(leaving.signal);
    answers.push(ask());
    await vi.waitFor(() => expect(arrived).toBe(atOnce + 2));
    leaving.abort();
    await expect(left).rejects.toThrow();
    answerAll();
    await untilHeard(atOnce + 1);
    answerAll();
    expect(await statusesOf(answers)).toEqual(Array(atOnce + 1).fill(200));
  });

  test('keep nobody from another service or from its health', async () => {
    const answers = askMany(atOnce + 1);
    await untilHeard(atOnce);
    expect((await gateway.post('/api/submit-response', {})).status).toBe(200);
    expect((await gateway.get('/api/health')).status).toBe(200);
    answerAll();
    await untilHeard(atOnce + 1);
    answerAll();
    expect(await statusesOf(answers)).toEqual(Array(atOnce + 1).fill(200));
  });

  test('are answered while lists wait for each other', async () => {
    const session = gateway.login();
    const lists = Array.from({ length: listsAtOnce + 2 }, () => gateway.get('/api/my-tickets', session));
    await untilHeard(listsAtOnce);
    const answers = askMany(atOnce);
    await untilHeard(listsAtOnce + atOnce);
    for (let heard = listsAtOnce + atOnce; heard < lists.length + atOnce; heard += listsAtOnce) {
      expect(gateway.fakes.tickets.heard).toHaveLength(heard);
      answerAll();
      await untilHeard(heard + listsAtOnce);
    }
    answerAll();
    expect(await statusesOf([...lists, ...answers])).toEqual(Array(lists.length + atOnce).fill(200));
  });

  test('are not waited for by calls that are given a long time, nor by live streams', async () => {
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

  test('all hear that the service is gone as soon as one does', async () => {
    const answers = askMany(4 * atOnce);
    await untilHeard(atOnce);
    await gateway.fakes.tickets.stop();
    const statuses = await statusesOf(answers);
    // The connections of those that the service had broke; the others found nobody.
    expect(new Set(statuses)).toEqual(new Set([502, 503]));
    expect(statuses.filter((status) => status === 502)).toHaveLength(atOnce);
  });
});

describe('one address with all that it may have in flight', () => {
  const { plain } = limits.callsInFlight;
  const flooder = '203.0.113.1';

  test('keeps students elsewhere waiting for a few of its calls, and has none of theirs refused', async () => {
    const gateway = await startGateway();
    onTestFinished(() => gateway.close());
    const { tickets } = gateway.fakes;
    const flood: RawConnection[] = [];
    onTestFinished(() => {
      for (const connection of flood) connection.destroy();
    });
    // One after the other, as a busy service does.
    const asked: ServerResponse[] = [];
    tickets.answerWith((_request, response) => void asked.push(response));
    const timer = setInterval(() => asked.shift()?.end('{}'), 1);
    onTestFinished(() => clearInterval(timer));
    // As often as it can, on each of its connections.
    const call = `GET /api/ticket/1111 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${flooder}\r\n\r\n`;
    for (let n = 0; n < plain.perAddress; n += 1) flood.push(connectTo(gateway.port, call));
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(plain.atOncePerAddress), 20_000);

    const before = tickets.heard.length;
    const students = Array.from({ length: 30 }, (_, n) =>
      gateway.get('/api/ticket/2222', { 'x-forwarded-for': `198.51.100.${n}` }),
    );
    expect(new Set((await Promise.all(students)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(tickets.heard.length - before - students.length).toBeLessThan(plain.perAddress / 4);
  }, 60_000);
});

test('calls that wait for a frozen service are given up together with those that it has', async () => {
  const gateway = await startGateway({ endpoints: impatient(), concurrency });
  gateway.fakes.tickets.freeze();
  const answers = await Promise.all(Array.from({ length: 2 * atOnce }, () => gateway.get('/api/ticket/1234')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([504]));
  expect(gateway.fakes.tickets.heard).toHaveLength(atOnce);
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
    // A call of another cost that came later, so that the list was there before.
    const slow = gateway.post('/api/generate-from-text', { content: 'text' });
    await vi.waitFor(() => expect(gateway.fakes.ai.heard).toHaveLength(1));
    expect(gateway.fakes.tickets.heard).toEqual([]);
    held.pop()?.end('{}');
    expect((await submission).status).toBe(200);
    expect((await list).status).toBe(200);
    await slow;
  });

  test('waits for its time at most', async () => {
    const { submission, list } = await start(1);
    expect((await list).status).toBe(200);
    held.pop()?.end('{}');
    expect((await submission).status).toBe(200);
  });
});

describe('the gate of a service', () => {
  const silent = Object.assign(new Error('no answer'), { code: 'silent' });
  const broken = Object.assign(new Error('broken'), { code: 'broken' });
  let gate: ConcurrencyGate;
  let settle: Map<string, (error: Error | null) => void>;
  let told: Record<string, Error>;

  const enter = (name: string, { owner = 'school', signal }: { owner?: string; signal?: AbortSignal } = {}) =>
    gate.enter({
      owner,
      signal,
      send: (settled) => void settle.set(name, settled),
      giveUp: (error) => {
        told[name] = error;
      },
    });
  const sent = () => [...settle.keys()];

  beforeEach(() => {
    gate = createConcurrencyGate({ atOnce: 2, atOncePerAddress: 2 }, (error) => error === silent);
    settle = new Map();
    told = {};
    for (const name of ['a', 'b', 'c', 'd']) enter(name);
  });

  test('lets the calls of an address through in the order in which they came', () => {
    expect(sent()).toEqual(['a', 'b']);
    settle.get('b')?.(null);
    expect(sent()).toEqual(['a', 'b', 'c']);
    settle.get('a')?.(null);
    enter('e');
    expect(sent()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('goes on to the next when a call fails by itself', () => {
    settle.get('a')?.(broken);
    expect(sent()).toEqual(['a', 'b', 'c']);
    expect(told).toEqual({});
  });

  test('goes on when one call got no answer and others did meanwhile', () => {
    settle.get('b')?.(null);
    settle.get('a')?.(silent);
    expect(sent()).toEqual(['a', 'b', 'c', 'd']);
    expect(told).toEqual({});
  });

  test('gives all up that wait when nothing was answered since a call that failed was sent', () => {
    settle.get('a')?.(silent);
    expect(told).toEqual({ c: silent, d: silent });
    enter('e');
    expect(sent()).toEqual(['a', 'b', 'e']);
  });

  test('goes from address to address, whoever came first', () => {
    enter('x', { owner: 'another' });
    enter('y', { owner: 'another' });
    enter('z', { owner: 'a third' });
    for (const name of ['a', 'b', 'c', 'x', 'z', 'd']) settle.get(name)?.(null);
    expect(sent()).toEqual(['a', 'b', 'c', 'x', 'z', 'd', 'y']);
  });

  test('passes over who has left', () => {
    const leaving = new AbortController();
    enter('e', { signal: leaving.signal });
    enter('f');
    leaving.abort();
    for (const name of ['a', 'b', 'c', 'd']) settle.get(name)?.(null);
    expect(sent()).toEqual(['a', 'b', 'c', 'd', 'f']);
  });
});
