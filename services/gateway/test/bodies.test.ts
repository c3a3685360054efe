import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { limits, submitResponse, summarizeMaterial } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jsonBodyLimits } from '../src/bodies/json-bodies.ts';
import {
  connectTo,
  impatient,
  postBytes,
  serviceIsGivenUp,
  startGateway,
  type TestGateway,
  whenRead,
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
  test.each([true, false])('may be as large as the contract says (length declared: %s)', async (declared) => {
    expect(await postBytes(gateway, path, limit, { declared, type })).toEqual({ status: 200, text: 'read' });
    const [heard] = [...gateway.fakes.ai.heard, ...gateway.fakes.responses.heard];
    expect(heard?.bytes).toBe(limit);
  });

  test('one byte more is refused before any of it is read, when its length is declared', async () => {
    const answer = await postBytes(gateway, path, limit + 1, { type });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code });
    expect([...gateway.fakes.ai.heard, ...gateway.fakes.responses.heard]).toEqual([]);
  });

  test('one byte more is refused as soon as it arrives, when its length is not declared', async () => {
    const answer = await postBytes(gateway, path, limit + 1, { declared: false, type });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code });
    const heard = [...gateway.fakes.ai.heard, ...gateway.fakes.responses.heard];
    expect(heard.filter(({ isWhole }) => isWhole)).toEqual([]);
  });
});

/** How much memory four uploads at once take at the most, in MiB. */
const growthByUploads = async (): Promise<number> => {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => postBytes(gateway, upload.path, limits.uploadBytes, upload)),
  );
  clearInterval(watch);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return (most - before) / 1024 / 1024;
};

test('four uploads of 100 MB at once are never held in memory', async () => {
  // What is held grows by hundreds each time; a collector that comes late on a busy machine does not.
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least >= 80; round += 1) least = Math.min(least, await growthByUploads());
  expect(least).toBeLessThan(80);
});

describe.each([
  { name: 'JSON', path: json.path, type: json.type },
  { name: 'an upload', path: upload.path, type: upload.type },
])('$name in single bytes', ({ path, type }) => {
  const begin = () => {
    const connection = connectTo(gateway.port);
    connection.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`);
    return connection;
  };
  const inPieces = (count: number): string => '1\r\n \r\n'.repeat(count);

  test('is given up after some, as each of them is handled', async () => {
    const connection = begin();
    connection.write(inPieces(50_000));
    await connection.closed;
    expect(connection.received()).toBe('');
    expect([...gateway.fakes.ai.heard, ...gateway.fakes.responses.heard].filter(({ isWhole }) => isWhole)).toEqual([]);
  });

  test('is read when there are few', async () => {
    const connection = begin();
    connection.write(`${inPieces(limits.bodyPieces.more)}0\r\n\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('read'));
    connection.destroy();
  });
});

describe('a connection on which a body was not read to its end is never used again', () => {
  const hidden = 'GET /api/ticket/1234 HTTP/1.1\r\nhost: x\r\n\r\n';
  const count = (text: string, what: string) => text.split(what).length - 1;

  test('when a chunked body grows too large', async () => {
    const connection = connectTo(gateway.port);
    connection.write('POST /api/submit-response HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
    connection.write('100001\r\n');
    connection.write(`${'x'.repeat(0x100001)}\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('body_too_large'));
    connection.write(hidden);
    await connection.closed;
    expect(connection.received()).toMatch(/connection: close/i);
    expect(count(connection.received(), 'HTTP/1.1')).toBe(1);
    expect(gateway.fakes.tickets.heard).toEqual([]);
  });

  test('when a request is refused before its body', async () => {
    const connection = connectTo(gateway.port);
    connection.write('POST /api/submit-response HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\n');
    connection.write(`content-length: ${hidden.length + 10}\r\n\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('cross_site_request'));
    connection.write(hidden);
    connection.write(hidden);
    await connection.closed;
    expect(connection.received()).toMatch(/connection: close/i);
    expect(count(connection.received(), 'HTTP/1.1')).toBe(1);
    expect(gateway.fakes.tickets.heard).toEqual([]);
  });

  test('when a service answers an upload before it has read it', async () => {
    gateway.fakes.ai.answerWith((_request, response) => void response.writeHead(415).end('early'));
    const connection = connectTo(gateway.port);
    connection.write('POST /api/generate-summary HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
    await vi.waitFor(() => expect(connection.received()).toContain('early'));
    connection.write(hidden);
    await connection.closed;
    expect(count(connection.received(), 'HTTP/1.1')).toBe(1);
  });

  test('and it is used again when the body was read', async () => {
    const connection = connectTo(gateway.port);
    connection.write('POST /api/submit-response HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}');
    await vi.waitFor(() => expect(connection.received()).toContain('read'));
    connection.write(hidden);
    await vi.waitFor(() => expect(count(connection.received(), 'HTTP/1.1 200')).toBe(2));
    connection.destroy();
  });
});

test('a connection with requests ahead of an answer is closed, and only the first has reached a service', async () => {
  let answerFirst = (): void => undefined;
  gateway.fakes.tickets.answerWith((_request, response) => {
    answerFirst = () => void response.end('late');
  });
  const connection = connectTo(gateway.port);
  connection.write('GET /api/ticket/1234 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(300));
  await connection.closed;
  answerFirst();
  expect(connection.received()).toBe('');
  expect(gateway.fakes.tickets.heard.length).toBeLessThanOrEqual(1);
});

test('a client that sends all before it reads anything still learns why it was refused', async () => {
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

test('a body where none belongs does not reach the service', async () => {
  const connection = connectTo(gateway.port);
  connection.write('GET /api/ticket/1234 HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello');
  await vi.waitFor(() => expect(connection.received()).toContain('200 OK'));
  expect(gateway.fakes.tickets.heard).toMatchObject([{ bytes: 0, isWhole: true }]);
  connection.destroy();
});

test('a client that asks before it sends is told to go on', async () => {
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

  const startWith = async (wanted: Parameters<typeof startGateway>[0]) => {
    await gateway.close();
    gateway = await startGateway(wanted);
    gateway.fakes.responses.answerWith(whenRead((_request, response) => void response.writeHead(201).end('read')));
  };

  test('is waited for in pieces: only a service has to hurry', async () => {
    await startWith({ endpoints: impatient() });
    const connection = connectTo(gateway.port);
    connection.write(head('/api/submit-response', 8));
    for (const piece of ['{"a', '":1']) {
      connection.write(piece);
      await serviceIsGivenUp(gateway);
    }
    connection.write(' }');
    await vi.waitFor(() => expect(connection.received()).toContain('HTTP/1.1 201'));
    connection.destroy();
  });

  test('of which 1,100 come from one address takes no place from anybody, and is given up at its deadline', async () => {
    await startWith({ jsonBodies: { ...jsonBodyLimits, deadlineMs: 10_000 } });
    const slow = Array.from({ length: 1_100 }, () => connectTo(gateway.port));
    const begun = head('/api/submit-response', 1_000).replace('\r\n\r\n', '\r\nexpect: 100-continue\r\n\r\n{');
    for (const connection of slow) connection.write(begun);
    await vi.waitFor(() => expect(slow.every((each) => each.received().includes('100 Continue'))).toBe(true), 20_000);
    const neighbour = { 'x-forwarded-for': '198.51.100.2' };
    expect((await gateway.post('/api/submit-response', {}, neighbour)).status).toBe(201);
    expect((await gateway.post('/api/login', {}, neighbour)).status).toBe(200);
    // One that keeps sending a byte now and then is no better than one that stops.
    slow[0]?.write(' ');
    await Promise.all(slow.map(({ closed }) => closed));
    for (const connection of slow) {
      expect(connection.received()).toMatch(/HTTP\/1.1 408 .*connection: close/is);
      expect(connection.received()).toContain('"code":"request_too_slow"');
    }
    expect(gateway.fakes.responses.heard).toHaveLength(1);
  });

  const bounds = [
    ['so many bodies', { perAddress: 3, bytesPerAddress: 1_000_000, bytes: 1_000_000 }],
    ['so many bytes', { perAddress: 1_000, bytesPerAddress: 3_000, bytes: 1_000_000 }],
  ] as const;

  test.each(bounds)(
    'is among %s that an address may have on their way; others are not concerned',
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
      // Calls without a body are served all the same.
      expect((await gateway.get('/api/ticket/4821', { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
      for (const connection of slow) connection.destroy();
      await vi.waitFor(async () => expect(await whole('203.0.113.1')).toContain('HTTP/1.1 201'));
    },
  );

  describe('of all addresses together', () => {
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

    test('is given up when so much has come in that is not answered yet', async () => {
      await startBounded();
      const slow = slowly(`{${' '.repeat(1_000)}`);
      await vi.waitFor(async () => expect((await send()).status).toBe(503));
      for (const connection of slow) connection.destroy();
      await vi.waitFor(async () => expect((await send()).status).toBe(201));
    });

    test('takes no more than the share of its address, also when all of it is there and waits for its answer', async () => {
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

    test('takes no room from others by what its head says', async () => {
      await startBounded();
      const slow = slowly('{');
      await Promise.all(slow.map(({ opened }) => opened));
      await gateway.get('/api/ticket/4821');
      for (let n = 0; n < 5; n++) expect((await send()).status).toBe(201);
      for (const connection of slow) connection.destroy();
    });

    test('frees its room once it is answered, whatever the answer', async () => {
      await startBounded();
      for (let n = 0; n < 10; n++) {
        expect((await send()).status).toBe(201);
        expect((await gateway.post('/api/login', { email: 'x'.repeat(1_000) }, third)).status).toBeLessThan(500);
      }
    });
  });

  test('of a caller who leaves never reaches the service', async () => {
    const connection = connectTo(gateway.port);
    connection.write(`${head('/api/submit-response', 1_000)}{`);
    await connection.opened;
    connection.destroy();
    expect((await gateway.post('/api/submit-response', {})).status).toBe(200);
    expect(gateway.fakes.responses.heard).toHaveLength(1);
  });
});

test('a thousand students behind one address submit in the same moment', async () => {
  const from = { 'x-forwarded-for': '198.51.100.2' };
  const submit = () => gateway.post('/api/submit-response', { answer: 'x'.repeat(5_000) }, from);
  const answers = await Promise.all(Array.from({ length: 1_000 }, submit));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
}, 120_000);

describe('an upload', () => {
  test('that is slower than the contract allows is given up, with the reason', async () => {
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

  test('that is broken off is broken off at the service too', async () => {
    const connection = connectTo(gateway.port);
    connection.write('POST /api/generate-summary HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\nsome of it');
    await vi.waitFor(() => expect(gateway.fakes.ai.heard).toMatchObject([{ bytes: 10 }]));
    connection.destroy();
    await vi.waitFor(() => expect(gateway.fakes.ai.connections()).toBe(0));
    expect(gateway.fakes.ai.heard).toMatchObject([{ isWhole: false }]);
  });
});

test.each([submitResponse.path, summarizeMaterial.path])(
  'a body that is still coming in to %s does not hold up a stop, and its sender learns why',
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
