import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { limits } from '@exit-tickets/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AppProcess, freePort, startApp, temporaryDataDir } from '../support/app-process.ts';

const mebibyte = 1024 * 1024;
/** What passes through leaves garbage that is collected later: up to 80 MB of it, however much passed. Two files are more. */
const maxGrowth = 150 * mebibyte;
const boundary = 'a-boundary';
const head = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="les.txt"\r\ncontent-type: text/plain\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
const line = 'Planten maken met licht, water en koolstofdioxide glucose en zuurstof.\n';
const page = Buffer.from(line.repeat(Math.ceil(mebibyte / line.length))).subarray(0, mebibyte);

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let temporary: string;
let app: AppProcess;
let open: ClientRequest[] = [];

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  temporary = join(dataDir.path, 'tmp');
  await mkdir(temporary);
  app = await startApp({ DATA_DIR: dataDir.path, PORT: String(await freePort()), TMPDIR: temporary });
});
afterEach(() => {
  for (const call of open) call.destroy();
  open = [];
});
afterAll(async () => {
  await app.stop('SIGKILL');
  await dataDir.remove();
});

interface Upload {
  call: ClientRequest;
  /** Sends so many bytes of text, no faster than they are taken; stops when the server has answered. */
  send(bytes: number): Promise<void>;
  /** Resolves when the server has answered, whether or not everything was sent. */
  answer: Promise<{ status: number | undefined; body: { code?: string; summary?: { originalContent: string } } }>;
}

const read = async (response: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
};

/** Begins an upload; with `contentLength` it tells how long its body will be, otherwise it comes in chunks. */
const beginUpload = (contentLength?: number, { url } = app): Upload => {
  const call = request(new URL('/api/generate-summary', url), {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(contentLength !== undefined && { 'content-length': contentLength }),
    },
  });
  open.push(call);
  const { promise: response, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  let isAnswered = false;
  call.once('response', (answered) => {
    isAnswered = true;
    resolve(answered);
  });
  call.on('error', reject);
  const answer = response.then(read);
  answer.catch(() => undefined);
  call.write(head);
  return {
    call,
    answer,
    send: async (bytes) => {
      for (let left = bytes; left > 0 && !isAnswered; left -= page.length) {
        const taken = Promise.withResolvers<void>();
        call.write(page.subarray(0, Math.min(left, page.length)), () => taken.resolve());
        await Promise.race([taken.promise, response]);
      }
    },
  };
};

const lengthWith = (fileBytes: number): number => head.length + fileBytes + tail.length;

const upload = async (fileBytes: number) => {
  const { call, send, answer } = beginUpload(lengthWith(fileBytes));
  await send(fileBytes);
  call.end(tail);
  await finished(call);
  return answer;
};

/** Files that stand in the app's folder for temporary files, at any depth. */
const temporaryFiles = async (): Promise<string[]> =>
  (await readdir(temporary, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const expectNoFilesLeft = () => vi.waitFor(async () => expect(await temporaryFiles()).toEqual([]));

const memory = async (of: 'VmRSS' | 'VmHWM'): Promise<number> => {
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8');
  return Number(new RegExp(`^${of}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
};
/** Forgets the most memory that the process ever had. */
const forgetPeak = () => writeFile(`/proc/${app.pid}/clear_refs`, '5');

describe('files of 100 MB', () => {
  test('are read, and two at once pass through without ever being in memory as a whole', async () => {
    expect((await upload(mebibyte)).status).toBe(200);
    const canMeasure = existsSync(`/proc/${app.pid}/clear_refs`);
    if (canMeasure) await forgetPeak();
    const before = canMeasure ? await memory('VmRSS') : 0;
    const together = await Promise.all([1, 2].map(() => upload(limits.uploadBytes)));
    if (canMeasure) expect((await memory('VmHWM')) - before).toBeLessThan(maxGrowth);
    for (const { status, body } of together) {
      expect(status).toBe(200);
      // Whole paragraphs from all of it, as many as are kept.
      const kept = body.summary?.originalContent.length;
      expect(kept).toBeGreaterThan(limits.contentLength * 0.95);
      expect(kept).toBeLessThanOrEqual(limits.contentLength);
    }
    await expectNoFilesLeft();
  });
});

describe('a larger file is refused as soon as that is known', () => {
  const refusal = { status: 413, body: { code: 'file_too_large' } };

  test('by the length that it tells, before it is sent', async () => {
    const { answer } = beginUpload(2 * limits.uploadBytes);
    expect(await answer).toMatchObject(refusal);
  });

  test.each([
    ['that tells its length', lengthWith(limits.uploadBytes + 1)],
    ['that comes in chunks and would never end', undefined],
  ])('by its first byte too many, without its end: one %s', async (_what, contentLength) => {
    const { send, answer } = beginUpload(contentLength);
    await send(limits.uploadBytes + 1);
    expect(await answer).toMatchObject(refusal);
    await expectNoFilesLeft();
  });
});

describe('a form that is no whole form is refused, and its sender told what is wrong', () => {
  const post = async (body: string | Buffer, type = `multipart/form-data; boundary=${boundary}`) => {
    const answer = await fetch(`${app.url}/api/generate-summary`, {
      method: 'POST',
      body: new Uint8Array(Buffer.from(body)),
      headers: { 'content-type': type },
    });
    return { status: answer.status, body: await answer.json() };
  };

  test.each([
    ['that ends within its file', Buffer.concat([head, page])],
    ['that ends within the head of its file', head.subarray(0, 60)],
    ['without any part', Buffer.from('nothing of the kind')],
  ])('one %s', async (_what, body) => {
    expect(await post(body)).toEqual({
      status: 400,
      body: { code: 'invalid_request', field: 'file', message: expect.stringMatching(/^file: /) },
    });
    await expectNoFilesLeft();
  });

  test('one that does not say where its parts end', async () => {
    expect(await post(Buffer.concat([head, tail]), 'multipart/form-data')).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});

test('an upload that breaks off half-way leaves no file behind, and the next one works', async () => {
  const { call, send } = beginUpload(lengthWith(limits.uploadBytes));
  await send(5 * mebibyte);
  await vi.waitFor(async () => expect(await temporaryFiles()).not.toEqual([]));
  call.destroy();
  await expectNoFilesLeft();
  expect((await upload(mebibyte)).status).toBe(200);
  await expectNoFilesLeft();
});

test('what a killed app left in the folder for temporary files goes at the next start; an upload under way elsewhere stays', async () => {
  const other = await temporaryDataDir();
  onTestFinished(other.remove);
  const startBeside = async (): Promise<AppProcess> => {
    const beside = await startApp({ DATA_DIR: other.path, PORT: String(await freePort()), TMPDIR: temporary });
    onTestFinished(async () => void (await beside.stop()));
    return beside;
  };
  const inFlight = beginUpload();
  await inFlight.send(mebibyte);
  const kept = await vi.waitFor(async () => {
    const files = await temporaryFiles();
    expect(files).toHaveLength(1);
    return files;
  });
  const killed = await startBeside();
  await beginUpload(undefined, killed).send(mebibyte);
  await vi.waitFor(async () => expect(await temporaryFiles()).toHaveLength(2));
  await killed.stop('SIGKILL');
  expect(await temporaryFiles()).toHaveLength(2);

  await startBeside();
  expect(await temporaryFiles()).toEqual(kept);
  inFlight.call.end(tail);
  expect((await inFlight.answer).status).toBe(200);
});

test('a stop leaves nothing in the folder for temporary files', async () => {
  expect(await app.stop('SIGTERM')).toBe(0);
  expect(await readdir(temporary)).toEqual([]);
});
