import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { limits } from '@exit-tickets/contracts';
import { folderOfTest, folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AppProcess, freePort, startApp } from '../support/app-process.ts';

const mebibyte = 1024 * 1024;
/** Streaming leaves up to 80 MB of garbage, whatever the size of the files. Buffering two files would take more than this. */
const maxGrowth = 150 * mebibyte;
const boundary = 'a-boundary';
const head = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="les.txt"\r\ncontent-type: text/plain\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
const line = 'Planten maken met licht, water en koolstofdioxide glucose en zuurstof.\n';
const page = Buffer.from(line.repeat(Math.ceil(mebibyte / line.length))).subarray(0, mebibyte);

const dataDir = folderOfTests();
const temporary = join(dataDir, 'tmp');
let app: AppProcess;
let open: ClientRequest[] = [];

beforeAll(async () => {
  await mkdir(temporary);
  app = await startApp({ DATA_DIR: dataDir, PORT: String(await freePort()), TMPDIR: temporary });
});
afterEach(() => {
  for (const call of open) call.destroy();
  open = [];
});
afterAll(() => app.stop('SIGKILL'));

interface Upload {
  call: ClientRequest;
  /** Sends this many bytes of text, no faster than they are accepted; stops when the server has answered. */
  send(bytes: number): Promise<void>;
  /** Resolves when the server has answered, whether or not everything was sent. */
  answer: Promise<{ status: number | undefined; body: { code?: string; summary?: { originalContent: string } } }>;
}

const read = async (response: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
};

/** Begins an upload: with a `content-length` if `contentLength` is given, otherwise chunked. */
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
        const written = Promise.withResolvers<void>();
        call.write(page.subarray(0, Math.min(left, page.length)), () => written.resolve());
        await Promise.race([written.promise, response]);
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

/** The files in the app's folder for temporary files, at any depth. */
const temporaryFiles = async (): Promise<string[]> =>
  (await readdir(temporary, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const expectNoFilesLeft = () => vi.waitFor(async () => expect(await temporaryFiles()).toEqual([]));

const memory = async (of: 'VmRSS' | 'VmHWM'): Promise<number> => {
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8');
  return Number(new RegExp(`^${of}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
};
/** Resets the peak memory of the process. */
const resetPeak = () => writeFile(`/proc/${app.pid}/clear_refs`, '5');

describe('files of 100 MB', () => {
  test('are read, and two at once are never completely in memory', async () => {
    expect((await upload(mebibyte)).status).toBe(200);
    const canMeasure = existsSync(`/proc/${app.pid}/clear_refs`);
    if (canMeasure) await resetPeak();
    const before = canMeasure ? await memory('VmRSS') : 0;
    const together = await Promise.all([1, 2].map(() => upload(limits.uploadBytes)));
    if (canMeasure) expect((await memory('VmHWM')) - before).toBeLessThan(maxGrowth);
    for (const { status, body } of together) {
      expect(status).toBe(200);
      // As many whole paragraphs as the limit allows.
      const kept = body.summary?.originalContent.length;
      expect(kept).toBeGreaterThan(limits.contentLength * 0.95);
      expect(kept).toBeLessThanOrEqual(limits.contentLength);
    }
    await expectNoFilesLeft();
  });
});

describe('a larger file is refused as early as possible:', () => {
  const refusal = { status: 413, body: { code: 'file_too_large' } };

  test('by its content-length, before its content is sent', async () => {
    const { answer } = beginUpload(2 * limits.uploadBytes);
    expect(await answer).toMatchObject(refusal);
  });

  test.each([
    ['with its content-length', lengthWith(limits.uploadBytes + 1)],
    ['chunked', undefined],
  ])('after its first byte too many, without waiting for its end: one %s', async (_what, contentLength) => {
    const { send, answer } = beginUpload(contentLength);
    await send(limits.uploadBytes + 1);
    expect(await answer).toMatchObject(refusal);
    await expectNoFilesLeft();
  });
});

describe('an incomplete form is refused with what is wrong:', () => {
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
    ['that ends within the headers of its file', head.subarray(0, 60)],
    ['without any part', Buffer.from('nothing of the kind')],
  ])('one %s', async (_what, body) => {
    expect(await post(body)).toEqual({
      status: 400,
      body: { code: 'invalid_request', field: 'file', message: expect.stringMatching(/^file: /) },
    });
    await expectNoFilesLeft();
  });

  test('one without a boundary in its content type', async () => {
    expect(await post(Buffer.concat([head, tail]), 'multipart/form-data')).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});

test('an interrupted upload leaves no temporary file, and the next upload works', async () => {
  const { call, send } = beginUpload(lengthWith(limits.uploadBytes));
  await send(5 * mebibyte);
  await vi.waitFor(async () => expect(await temporaryFiles()).not.toEqual([]));
  call.destroy();
  await expectNoFilesLeft();
  expect((await upload(mebibyte)).status).toBe(200);
  await expectNoFilesLeft();
});

test('starting the app removes the temporary files of a killed app, but not those of another running app', async () => {
  const other = folderOfTest();
  const startBeside = async (): Promise<AppProcess> => {
    const beside = await startApp({ DATA_DIR: other, PORT: String(await freePort()), TMPDIR: temporary });
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

test('stopping the app leaves no temporary files', async () => {
  expect(await app.stop('SIGTERM')).toBe(0);
  expect(await readdir(temporary)).toEqual([]);
});
