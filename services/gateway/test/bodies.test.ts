import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { limits, submitResponse, summarizeMaterial } from '@exit-tickets/contracts';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitBodies } from '../src/body-limit.ts';
import { connectTo, impatient, postBytes, startGateway, type TestGateway, whenRead } from './testkit.ts';

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
    const [heard] = [...gateway.fakes.ai.heard, ...gateway.fakes.responses.heard];
    expect(heard?.isWhole).toBe(false);
  });
});

test('four uploads of 100 MB at once are never held in memory', async () => {
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
  expect((most - before) / 1024 / 1024).toBeLessThan(80);
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

  test('when a service answers before it has read it', async () => {
    gateway.fakes.responses.answerWith((_request, response) => void response.writeHead(409).end('early'));
    const connection = connectTo(gateway.port);
    connection.write('POST /api/submit-response HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
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

describe('a slow body', () => {
  test('is waited for as long as it keeps coming: only a service has to hurry', async () => {
    await gateway.close();
    gateway = await startGateway({ endpoints: impatient(200) });
    gateway.fakes.responses.answerWith(whenRead((_request, response) => void response.end('read')));
    const connection = connectTo(gateway.port);
    connection.write('POST /api/submit-response HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n\r\n');
    for (const piece of ['{"a', '":', '1', ' ', '}']) {
      connection.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await vi.waitFor(() => expect(connection.received()).toContain('HTTP/1.1 200'));
    connection.destroy();
  });

  test('that stops coming is given up', async () => {
    const app = fastify();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.removeContentTypeParser('application/json');
    limitBodies(app, submitResponse, 50);
    app.post('/', () => new Promise(() => undefined));
    const { port } = new URL(await app.listen({ port: 0 }));
    const connection = connectTo(Number(port));
    connection.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: x/y\r\ncontent-length: 100\r\n\r\nx');
    await connection.closed;
    await app.close();
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
