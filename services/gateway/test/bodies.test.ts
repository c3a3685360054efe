import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { limits, submitResponse, summarizeMaterial } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jsonBodyLimits } from '../src/bodies/json-bodies.ts';
import {
  connectTo,
  postBytes,
  startGateway,
  type TestGateway,
  waitForServiceTimeout,
  whenRead,
  withShortTimeouts,
} from './testkit.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
  const answer = whenRead((_request, response) => void response.end('read'));
  gateway.fakes.ai.answerWith(answer);
  gateway.fakes.responses.answerWith(answer);
});

afterEach(() => gateway.close());

const json = {
  path: submitResponse.path,
  limit: limits.jsonBodyBytes,
  code: 'body_too_large',
  type: 'application/json',
};
const upload = {
  path: summarizeMaterial.path,
  limit: summarizeMaterial.bodyLimit,
  code: 'file_too_large',
  type: 'multipart/form-data; boundary=x',
};

describe.each([
  { name: 'JSON', ...json },
  { name: 'an upload', ...upload },
])('$name', ({ path, limit, code, type }) => {
  test.each([true, false])('is accepted at the size limit of the contract (length declared: %s)', async (declared) => {
    expect(await postBytes(gateway, path, limit, { declared, type })).toEqual({ status: 200, text: 'read' });
    const [received] = [...gateway.fakes.ai.requests, ...gateway.fakes.responses.requests];
    expect(received?.bytes).toBe(limit);
  });

  test('one byte over the limit is refused before any of it reaches a service, when the length is declared', async () => {
    const answer = await postBytes(gateway, path, limit + 1, { type });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code });
    expect([...gateway.fakes.ai.requests, ...gateway.fakes.responses.requests]).toEqual([]);
  });

  test('one byte over the limit is refused and never reaches a service whole, when the length is not declared', async () => {
    const answer = await postBytes(gateway, path, limit + 1, { declared: false, type });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code });
    const received = [...gateway.fakes.ai.requests, ...gateway.fakes.responses.requests];
    expect(received.filter(({ isWhole }) => isWhole)).toEqual([]);
  });
});

/** Peak growth of memory during four simultaneous uploads, in MiB. */
const growthByUploads = async (): Promise<number> => {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => postBytes(gateway, upload.path, limits.uploadBytes, upload)),
  );
  clearInterval(watch);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return (peak - before) / 1024 / 1024;
};

test('four simultaneous uploads of 100 MB are not held in memory', async () => {
  // Bodies held in memory would add hundreds of MiB each time. Late garbage collection on a busy machine does not.
  let minGrowth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && minGrowth >= 80; round += 1)
    minGrowth = Math.min(minGrowth, await growthByUploads());
  expect(minGrowth).toBeLessThan(80);
});

describe.each([
  { name: 'JSON', path: json.path, type: json.type },
  { name: 'an upload', path: upload.path, type: upload.type },
])('$name in single-byte chunks', ({ path, type }) => {
  const begin = () => {
    const connection = connectTo(gateway.port);
    connection.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`);
    return connection;
  };
  const chunks = (count: number): string => '1\r\n \r\n'.repeat(count);

  test('is cut off when there are too many', async () => {
    const connection = begin();
    connection.write(chunks(50_000));
    await connection.closed;
    expect(connection.received()).toBe('');
    expect(
      [...gateway.fakes.ai.requests, ...gateway.fakes.responses.requests].filter(({ isWhole }) => isWhole),
    ).toEqual([]);
  });

  test('is accepted when there are few', async () => {
    const connection = begin();
    connection.write(`${chunks(limits.bodyPieces.more)}0\r\n\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('read'));
    connection.destroy();
  });
});

describe('a connection', () => {
  const hidden = 'GET /api/ticket/1234 HTTP/1.1\r\nhost: x\r\n\r\n';
  const count = (text: string, what: string) => text.split(what).length - 1;

  test('is closed after a chunked body grew too large', async () => {
    const connection = connectTo(gateway.port);
    connection.write('POST /api/submit-response HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
    connection.write('100001\r\n');
    connection.write(`${'x'.repeat(0x100001)}\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('body_too_large'));
    connection.write(hidden);
    await connection.closed;
    expect(connection.received()).toMatch(/connection: close/i);
    expect(count(connection.received(), 'HTTP/1.1')).toBe(1);
    expect(gateway.fakes.tickets.requests).toEqual([]);
  });

  test('is closed after a request was refused before its body', async () => {
    const connection = connectTo(gateway.port);
    connection.write('POST /api/submit-response HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\n');
    connection.write(`content-length: ${hidden.length + 10}\r\n\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('cross_site_request'));
    connection.write(hidden);
    connection.write(hidden);
    await connection.closed;
    expect(connection.received()).toMatch(/connection: close/i);
    expect(count(connection.received(), 'HTTP/1.1')).toBe(1);
    expect(gateway.fakes.tickets.requests).toEqual([]);
  });

  test('is closed after a service answered an upload before reading it', async () => {
    gateway.fakes.ai.answerWith((_request, response) => void response.writeHead(415).end('early'));
    const connection = connectTo(gateway.port);
    connection.write('POST /api/generate-summary HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
    await vi.waitFor(() => expect(connection.received()).toContain('early'));
    connection.write(hidden);
    await connection.closed;
    expect(count(connection.received(), 'HTTP/1.1')).toBe(1);
  });

  test('is reused after a body was read to its end', async () => {
    const connection = connectTo(gateway.port);
    connection.write('POST /api/submit-response HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}');
    await vi.waitFor(() => expect(connection.received()).toContain('read'));
    connection.write(hidden);
    await vi.waitFor(() => expect(count(connection.received(), 'HTTP/1.1 200')).toBe(2));
    connection.destroy();
  });
});

test('a connection with many pipelined requests is closed, and at most the first reaches a service', async () => {
  let answerFirst = (): void => undefined;
  gateway.fakes.tickets.answerWith((_request, response) => {
    answerFirst = () => void response.end('late');
  });
  const connection = connectTo(gateway.port);
  connection.write('GET /api/ticket/1234 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(300));
  await connection.closed;
  answerFirst();
  expect(connection.received()).toBe('');
  expect(gateway.fakes.tickets.requests.length).toBeLessThanOrEqual(1);
});

test('a client that sends its whole body before reading still learns why it was refused', async () => {
  const socket = connect(gateway.port, '127.0.0.1');
  const size = 20 * 1024 * 1024;
  socket.write(`POST /api/submit-response HTTP/1.1\r\nhost: x\r\ncontent-length: ${size}\r\n\r\n`);
  await new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.write(Buffer.alloc(size, 'x'), resolve);
  });
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 413/);
  expect(answer).toContain('body_too_large');
});

test('a body on a request that takes none does not reach the service', async () => {
  const connection = connectTo(gateway.port);
  connection.write('GET /api/ticket/1234 HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello');
  await vi.waitFor(() => expect(connection.received()).toContain('200 OK'));
  expect(gateway.fakes.tickets.requests).toMatchObject([{ bytes: 0, isWhole: true }]);
  connection.destroy();
});

test('a client that sends expect: 100-continue gets 100 Continue', async () => {
  const connection = connectTo(gateway.port);
  connection.write(
    'POST /api/submit-response HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n',
  );
  await vi.waitFor(() => expect(connection.received()).toContain('100 Continue'));
  connection.write('{}');
  await vi.waitFor(() => expect(connection.received()).toContain('HTTP/1.1 200'));
  connection.destroy();
});

describe('a slow JSON body', () => {
  const head = (path: string, length: number, from = '203.0.113.1') =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-length: ${length}\r\n\r\n`;

  const startWith = async (options: Parameters<typeof startGateway>[0]) => {
    await gateway.close();
    gateway = await startGateway(options);
    gateway.fakes.responses.answerWith(whenRead((_request, response) => void response.writeHead(201).end('read')));
  };

  test('may take longer to arrive than a service may take to answer', async () => {
    await startWith({ endpoints: withShortTimeouts() });
    const connection = connectTo(gateway.port);
    connection.write(head('/api/submit-response', 8));
    for (const piece of ['{"a', '":1']) {
      connection.write(piece);
      await waitForServiceTimeout(gateway);
    }
    connection.write(' }');
    await vi.waitFor(() => expect(connection.received()).toContain('HTTP/1.1 201'));
    connection.destroy();
  });

  test('from one address does not block other callers, even 1,100 times, and gets 408 at its deadline', async () => {
    await startWith({ jsonBodies: { ...jsonBodyLimits, deadlineMs: 10_000 } });
    const slow = Array.from({ length: 1_100 }, () => connectTo(gateway.port));
    const begun = head('/api/submit-response', 1_000).replace('\r\n\r\n', '\r\nexpect: 100-continue\r\n\r\n{');
    for (const connection of slow) connection.write(begun);
    await vi.waitFor(() => expect(slow.every((each) => each.received().includes('100 Continue'))).toBe(true), 20_000);
    const neighbour = { 'x-forwarded-for': '198.51.100.2' };
    expect((await gateway.post('/api/submit-response', {}, neighbour)).status).toBe(201);
    expect((await gateway.post('/api/login', {}, neighbour)).status).toBe(200);
    // A byte sent later does not extend the deadline.
    slow[0]?.write(' ');
    await Promise.all(slow.map(({ closed }) => closed));
    for (const connection of slow) {
      expect(connection.received()).toMatch(/HTTP\/1.1 408 .*connection: close/is);
      expect(connection.received()).toContain('"code":"request_too_slow"');
    }
    expect(gateway.fakes.responses.requests).toHaveLength(1);
  });

  const bounds = [
    ['bodies', { perAddress: 3, bytesPerAddress: 1_000_000, bytes: 1_000_000 }],
    ['bytes', { perAddress: 1_000, bytesPerAddress: 3_000, bytes: 1_000_000 }],
  ] as const;

  test.each(bounds)(
    'counts towards the %s that an address may have in flight, and does not affect other addresses',
    async (_what, bound) => {
      await startWith({ jsonBodies: { deadlineMs: 60_000, ...bound } });
      const slow = [1, 2, 3].map(() => connectTo(gateway.port));
      for (const connection of slow) connection.write(`${head('/api/submit-response', 1_000)}{`);
      const whole = async (from: string): Promise<string> => {
        const connection = connectTo(gateway.port);
        connection.write(`${head('/api/submit-response', 2, from)}{}`);
        await vi.waitFor(() => expect(connection.received()).not.toBe(''));
        connection.destroy();
        return connection.received();
      };
      await vi.waitFor(async () => expect(await whole('203.0.113.1')).toContain('too_many_requests'));
      expect(await whole('198.51.100.2')).toContain('HTTP/1.1 201');
      // Calls without a body are still served.
      expect((await gateway.get('/api/ticket/4821', { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
      for (const connection of slow) connection.destroy();
      await vi.waitFor(async () => expect(await whole('203.0.113.1')).toContain('HTTP/1.1 201'));
    },
  );

  describe('with those of all addresses', () => {
    const startBounded = () =>
      startWith({ jsonBodies: { deadlineMs: 60_000, perAddress: 1_000, bytesPerAddress: 1_000_000, bytes: 2_500 } });
    const slowly = (sent: string) =>
      ['203.0.113.1', '203.0.113.2'].map((from) => {
        const connection = connectTo(gateway.port);
        connection.write(`${head('/api/submit-response', 1_100, from)}${sent}`);
        return connection;
      });
    const third = { 'x-forwarded-for': '203.0.113.3' };
    const send = () => gateway.post('/api/submit-response', { answer: 'x'.repeat(600) }, third);

    test('causes 503 for further bodies while too many received bytes are unanswered', async () => {
      await startBounded();
      const slow = slowly(`{${' '.repeat(1_000)}`);
      await vi.waitFor(async () => expect((await send()).status).toBe(503));
      for (const connection of slow) connection.destroy();
      await vi.waitFor(async () => expect((await send()).status).toBe(201));
    });

    test('is limited to the share of its address, also once it is whole and waits for its response', async () => {
      await startWith({
        jsonBodies: { deadlineMs: 60_000, perAddress: 1_000, bytesPerAddress: 1_500, bytes: 4_500 },
      });
      const held: ServerResponse[] = [];
      gateway.fakes.responses.answerWith(whenRead((_request, response) => void held.push(response)));
      const first = send();
      await vi.waitFor(() => expect(held).toHaveLength(1));
      const second = send();
      await vi.waitFor(() => expect(held).toHaveLength(2));
      expect((await send()).status).toBe(429);
      const another = gateway.post('/api/submit-response', { answer: 'x'.repeat(600) });
      await vi.waitFor(() => expect(held).toHaveLength(3));
      for (const response of held.splice(0)) response.end('{}');
      for (const { status } of await Promise.all([first, second, another])) expect(status).toBe(200);
      const next = send();
      await vi.waitFor(() => expect(held).toHaveLength(1));
      held.pop()?.end('{}');
      expect((await next).status).toBe(200);
    });

    test('reserves no space by its declared length alone', async () => {
      await startBounded();
      const slow = slowly('{');
      await Promise.all(slow.map(({ opened }) => opened));
      await gateway.get('/api/ticket/4821');
      for (let n = 0; n < 5; n++) expect((await send()).status).toBe(201);
      for (const connection of slow) connection.destroy();
    });

    test('frees its space once it is answered, whatever the status', async () => {
      await startBounded();
      for (let n = 0; n < 10; n++) {
        expect((await send()).status).toBe(201);
        expect((await gateway.post('/api/login', { email: 'x'.repeat(1_000) }, third)).status).toBeLessThan(500);
      }
    });
  });

  test('does not reach the service when its caller leaves', async () => {
    const connection = connectTo(gateway.port);
    connection.write(`${head('/api/submit-response', 1_000)}{`);
    await connection.opened;
    connection.destroy();
    expect((await gateway.post('/api/submit-response', {})).status).toBe(200);
    expect(gateway.fakes.responses.requests).toHaveLength(1);
  });
});

test('a thousand students behind one address can submit at the same moment', async () => {
  const from = { 'x-forwarded-for': '198.51.100.2' };
  const submit = () => gateway.post('/api/submit-response', { answer: 'x'.repeat(5_000) }, from);
  const answers = await Promise.all(Array.from({ length: 1_000 }, submit));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
}, 120_000);

describe('an upload', () => {
  test('is cut off with the reason when it is too slow', async () => {
    await gateway.close();
    gateway = await startGateway({ uploads: { minBytesPerSecond: 1_000, windowMs: 500 } });
    gateway.fakes.ai.answerWith(whenRead((_request, response) => void response.end('read')));
    const connection = connectTo(gateway.port);
    connection.write('POST /api/generate-summary HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\nsome of it');
    await connection.closed;
    expect(connection.received()).toMatch(/^HTTP\/1.1 408 /);
    expect(connection.received()).toContain('"code":"request_too_slow"');
    await vi.waitFor(() => expect(gateway.fakes.ai.connections()).toBe(0));
  });

  test('is aborted at the service when its client aborts it', async () => {
    const connection = connectTo(gateway.port);
    connection.write('POST /api/generate-summary HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\nsome of it');
    await vi.waitFor(() => expect(gateway.fakes.ai.requests).toMatchObject([{ bytes: 10 }]));
    connection.destroy();
    await vi.waitFor(() => expect(gateway.fakes.ai.connections()).toBe(0));
    expect(gateway.fakes.ai.requests).toMatchObject([{ isWhole: false }]);
  });
});

test.each([submitResponse.path, summarizeMaterial.path])(
  'a body still arriving at %s does not delay a shutdown, and its sender gets 503',
  async (path) => {
    const connection = connectTo(gateway.port);
    connection.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 1000\r\n\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('100 Continue'));
    connection.write('{');
    await gateway.app.close();
    await connection.closed;
    expect(connection.received()).toMatch(/HTTP\/1.1 503 .*service_unavailable/s);
  },
);
