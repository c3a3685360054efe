import { mkdir, readdir, stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { summarizeMaterial } from '@exit-tickets/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppProcess, freePort, startApp, temporaryDataDir } from './app-process.ts';

const patience = { timeout: 10_000 };
const boundary = 'a-boundary';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="les.txt"\r\n\r\n`;
const lesson = 'Planten maken met licht, water en koolstofdioxide glucose en zuurstof.\n'.repeat(5_000);

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let temporary: string;
let running: AppProcess[];

beforeEach(async () => {
  dataDir = await temporaryDataDir();
  temporary = join(dataDir.path, 'tmp');
  await mkdir(temporary);
  running = [];
});
afterEach(async () => {
  for (const app of running) await app.stop('SIGKILL');
  await dataDir.remove();
});

/** An app with data of its own, in the folder for temporary files that all of them share. */
const start = async (name: string): Promise<AppProcess> => {
  const app = await startApp({
    DATA_DIR: join(dataDir.path, name),
    PORT: String(await freePort()),
    TMPDIR: temporary,
  });
  running.push(app);
  return app;
};

const uploads = async (): Promise<string[]> =>
  (await readdir(temporary, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && entry.parentPath.includes('exit-tickets-uploads-'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Begins an upload and waits until what was sent of it stands on the disk. */
const beginUpload = async (app: AppProcess): Promise<{ call: ClientRequest; path: string }> => {
  const before = new Set(await uploads());
  const call = request(new URL(summarizeMaterial.path, app.url), {
    method: 'POST',
    agent: false,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  call.on('error', () => undefined);
  call.write(head + lesson);
  const path = await vi.waitFor(async () => {
    const [fresh = ''] = (await uploads()).filter((each) => !before.has(each));
    expect((await stat(fresh)).size).toBeGreaterThan(0);
    return fresh;
  }, patience);
  return { call, path };
};

test('what a killed app left in the folder for temporary files goes at the next start; an upload under way elsewhere stays', async () => {
  const living = await start('living');
  const underWay = await beginUpload(living);
  const killed = await start('killed');
  const { path: leftOver } = await beginUpload(killed);
  await killed.stop('SIGKILL');
  expect(await uploads()).toContain(leftOver);

  await start('next');
  expect(await uploads()).toEqual([underWay.path]);
  const answered = new Promise<IncomingMessage>((resolve) => underWay.call.once('response', resolve));
  underWay.call.end(`\r\n--${boundary}--\r\n`);
  expect((await answered).statusCode).toBe(200);
});
