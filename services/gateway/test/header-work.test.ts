import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

/** A little less than Node's limit on headers. */
const length = 15_000;
const fill = (text: string, begin = ''): string => begin + text.repeat(length).slice(0, length - begin.length);

const folder = folderOfTests();
let gateway: TestGateway;
beforeAll(async () => {
  for (const page of ['index.html', 'student.html']) await writeFile(join(folder, page), '<title>page</title>');
  gateway = await startGateway({ config: { WEB_DIR: folder } });
});
afterAll(() => gateway.close());

const send = ([method, path]: readonly [string, string], headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const call = request({ port: gateway.port, method, path, headers }, (answer) => answer.resume().on('end', resolve));
    call.on('error', reject).end();
  });

/** The least CPU time of thirty requests in several rounds, in milliseconds. Other processes can only add to it. */
const costOf = async (times: number, ...sent: Parameters<typeof send>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const before = process.threadCpuUsage();
    for (let nth = 0; nth < 30; nth += 1) await send(...sent);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
};

const page = ['GET', '/'] as const;
const file = ['GET', '/student/1234'] as const;
const call = ['GET', '/api/ticket/1234'] as const;
const change = ['POST', '/api/logout'] as const;

test.each([
  ['accept-language', page, fill(';', 'nl')],
  ['accept-language', page, fill('nl;q=0.1,')],
  ['accept-language', page, fill(' ', 'nl;q=1')],
  ['accept-encoding', page, fill('a;q=0.1,')],
  ['accept-encoding', file, fill('a,')],
  ['if-none-match', page, fill('W/"a", ')],
  ['if-none-match', file, fill(',')],
  ['range', file, fill('0-1,', 'bytes=')],
  ['cookie', call, fill('session=a;')],
  ['cookie', call, fill('a;')],
  ['x-forwarded-for', call, fill('127.0.0.1,')],
  ['x-forwarded-for', call, fill('::ffff:127.0.0.1,')],
  ['x-forwarded-for', call, fill('%')],
  ['origin', change, fill('xn--a.', 'http://')],
  ['content-type', change, fill(';a=b', 'application/json')],
  ['traceparent', call, fill('0', '00-')],
])('a header %s of 15 kB costs less than eight times a header that nobody reads: %#', async (header, path, value) => {
  const bound = 8 * (await costOf(3, path, { 'x-nobody': fill('a') }));
  // Measured again while it exceeds the bound.
  let cost = Number.POSITIVE_INFINITY;
  for (let comparison = 0; comparison < 5 && cost >= bound; comparison += 1)
    cost = Math.min(cost, await costOf(1, path, { [header]: value }));
  expect(cost).toBeLessThan(bound);
});
