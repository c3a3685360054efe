import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenOnFreePort } from '../src/index.ts';
import { download } from '../src/nats-server/fetch-nats-server.ts';

const body = Buffer.from('a release');
const server = createServer((request, response) => {
  response.writeHead(request.url === '/release' ? 200 : 404).end(body);
});
let url: string;

beforeEach(async () => {
  url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});
afterEach(() => void server.close());

test('a release with the expected checksum is accepted', async () => {
  expect(await download(`${url}/release`, createHash('sha256').update(body).digest('hex'))).toEqual(body);
});

test('a release with another checksum is refused', async () => {
  await expect(download(`${url}/release`, '0'.repeat(64))).rejects.toThrow('checksum');
});

test('a missing release is refused with its status', async () => {
  await expect(download(`${url}/elsewhere`, '0'.repeat(64))).rejects.toThrow('404');
});
