import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { generateFromText, limits, summarizeMaterial } from '@exit-tickets/contracts';
import { docx, hostileFiles, pdf, sample } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { type RunningAi, startAi } from '../support/ai.ts';
import { takePicture } from '../support/pictures.ts';
import { protectedPdf } from '../support/protected-pdf.ts';
import { photosynthesis, wordsOf, wordsOfLesson } from '../support/samples.ts';

let ai: RunningAi;
/** Gives a reader less CPU time, so that endless work is stopped soon. */
let hurried: RunningAi;
const temporary = folderOfTests();
beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  [ai, hurried] = await Promise.all([startAi(), startAi({ EXTRACTION_CPU_SECONDS: '3' })]);
});
afterAll(async () => {
  await Promise.all([ai.context.close(), hurried.context.close()]);
  vi.unstubAllEnvs();
  expect(readdirSync(temporary)).toEqual([]);
});

interface SentFile {
  name: string;
  content: Buffer | string;
}
const uploadAll = (
  files: readonly SentFile[],
  at = ai,
  fields: Record<string, string> = {},
  accept = 'application/json',
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const { name, content } of files)
    form.append('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], name));
  // Each from another address: the number of calls from one address is limited.
  return at.newClient().fetch(summarizeMaterial.path, { method: 'POST', body: form, headers: { accept } });
};
const upload = (content: Buffer | string, name = 'les.txt', fields?: Record<string, string>, accept?: string) =>
  uploadAll([{ name, content }], ai, fields, accept);
const summaryOf = async (response: Response) => summarizeMaterial.reply.parse(await response.json()).summary;
const refusal = async (response: Response) => ({ status: response.status, body: await response.json() });

/** The files that uploads left behind. */
const leftOver = (): string[] =>
  readdirSync(temporary).flatMap((folder) =>
    folder.startsWith('exit-tickets-uploads-')
      ? readdirSync(join(temporary, folder)).filter((name) => name !== 'languages')
      : [],
  );
// However an upload ended.
afterEach(() => vi.waitFor(() => expect(leftOver()).toEqual([])));

describe('an uploaded file', () => {
  test('is recognised by its content, whatever its name', async () => {
    const summary = await summaryOf(await upload(pdf(['Planten maken hun eigen voedsel.']), 'plaatje.png'));
    expect(summary.originalContent).toBe('Planten maken hun eigen voedsel.');
  });

  test('over 200,000 characters is condensed over its whole length, in whole paragraphs, and that is reported', async () => {
    const paragraph = (number: number): string =>
      `Begin ${number}. Planten maken hun eigen voedsel in het licht. Einde ${number}.`;
    const long = Array.from({ length: 9_000 }, (_, number) => paragraph(number)).join('\n\n');
    const { originalContent, leftOut } = await summaryOf(await upload(long));
    expect(originalContent.length).toBeLessThanOrEqual(limits.contentLength);
    expect(originalContent.length).toBeGreaterThan(limits.contentLength * 0.9);
    expect(originalContent.startsWith(paragraph(0))).toBe(true);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(originalContent).toMatch(new RegExp(`Begin ${number}[89]\\d\\d\\.`));
    for (const part of originalContent.split('\n\n')) expect(part).toMatch(/^Begin (\d+)\. .* Einde \1\.$/);
    expect(leftOut).toEqual([
      { reason: 'condensed', fileName: 'les.txt', count: long.length - originalContent.length - 2 },
    ]);
  });

  // One for each reader: read-documents and read-pictures cover the others without a process for each.
  test.each([
    'water-cycle-en.txt',
    'fotosynthese-nl.doc',
    'fotosynthese-nl.docx',
    'fotosynthese-nl.pdf',
    'water-cycle-en.ppt',
    'water-cycle-en.pptx',
  ])('has all its words read: %s', async (name) => {
    const { originalContent, leftOut } = await summaryOf(await upload(sample(name), name));
    expect(wordsOf(originalContent)).toEqual(wordsOfLesson(name));
    expect(leftOut).toEqual([]);
  });

  test.each(['fotosynthese-nl.jpg', 'water-cycle-en-scanned.pdf'])(
    'has nearly all its words read: %s',
    async (name) => {
      const { originalContent, leftOut } = await summaryOf(await upload(sample(name), name));
      const [words, read] = [wordsOfLesson(name), wordsOf(originalContent)];
      const missed = words.filter((word) => !read.includes(word));
      expect(missed.length).toBeLessThanOrEqual(words.length * 0.02);
      expect(read.length).toBeLessThanOrEqual(words.length * 1.02);
      expect(leftOut).toEqual([]);
    },
  );
});

describe('the summary', () => {
  test('has the requested title, and a focus that names the topics of the lesson in its language', async () => {
    const fields = { title: '  Planten ' };
    const { title, suggestedFocus } = await summaryOf(await upload(photosynthesis, 'les 3.txt', fields));
    expect(title).toBe('Planten');
    expect(suggestedFocus).toMatch(/^Deze les draait om “fotosynthese”, “/);
  });

  test('has the file name without extension as its title, and never a path', async () => {
    const { title } = await summaryOf(await upload(photosynthesis, '../../etc/Fotosynthèse les 3.v2.txt'));
    expect(title).toBe('Fotosynthèse les 3.v2');
  });

  test('turns a file name into words for its title', async () => {
    const { title } = await summaryOf(await upload(photosynthesis, 'hoofdstuk_3_de_cel.txt'));
    expect(title).toBe('Hoofdstuk 3 de cel');
  });

  test('is preceded by progress events that count the pages', async () => {
    const response = await upload(pdf(['Planten maken hun eigen voedsel.']), 'les.pdf', {}, 'text/event-stream');
    const stream = await response.text();
    expect(stream).toContain('event: progress\ndata: {"stage":"reading","done":1,"total":1}');
    expect(stream).toMatch(/event: result\ndata: \{"summary"/);
  });
});

describe('an upload', () => {
  test.each([
    ['of no known kind', 415, 'unsupported_file_type', Buffer.from('MZ\u0090\u0000\u0003\u0000', 'latin1')],
    ['that breaks off', 422, 'unreadable_file', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type')],
    ['without text', 422, 'no_text_in_file', pdf([])],
  ])('of a file %s is answered with %i', async (_what, status, code, content) => {
    expect(await refusal(await upload(content, 'les.pdf'))).toMatchObject({ status, body: { code } });
  });

  test('of a file with a password is answered with 422 and what to do', async () => {
    expect(await refusal(await upload(protectedPdf(), 'les.pdf'))).toMatchObject({
      status: 422,
      body: { code: 'file_protected', message: expect.stringContaining('password') },
    });
  });

  test('without a file is answered with 400', async () => {
    const response = await ai.client.fetch(summarizeMaterial.path, { method: 'POST', body: new FormData() });
    expect(await refusal(response)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    const json = await ai.client.fetch(summarizeMaterial.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBeGreaterThanOrEqual(400);
    expect(json.status).toBeLessThan(500);
  });

  const hostile = hostileFiles();
  /** Several to an upload, followed by an ordinary file. Files that compute forever are neighbours here, so each upload has few. */
  const uploads = Array.from({ length: 5 }, (_, upload) => {
    const files = hostile.filter((_file, index) => index % 5 === upload);
    return { names: files.map(({ name }) => name).join(', '), files };
  });
  test.each(uploads)(
    'with $names ends only their readers, and the ordinary file is read',
    { timeout: 120_000 },
    async ({ files }) => {
      const sent = [...files, { name: 'les.docx', content: docx(['Planten maken hun eigen voedsel.']) }];
      const { originalContent, leftOut } = await summaryOf(await uploadAll(sent, hurried));
      expect(originalContent).toBe('Planten maken hun eigen voedsel.');
      for (const { name, codes } of files)
        expect(codes, name).toContain(leftOut.find(({ fileName }) => fileName === name)?.code);
    },
  );

  test('with half of a file of each kind has it read or refused', { timeout: 120_000 }, async () => {
    const upper = await takePicture('fotosynthese-nl.jpg', { part: 0.16 });
    const whole = [
      ...['doc', 'docx', 'pdf'].map((format) => ({ name: format, content: sample(`fotosynthese-nl.${format}`) })),
      { name: 'jpg', content: upper.toBuffer('image/jpeg', 85) },
    ];
    const halves = whole.map(({ name, content }) => ({ name, content: content.subarray(0, content.length / 2) }));
    const { leftOut } = await summaryOf(await uploadAll([...halves, { name: 'txt', content: Buffer.from('Licht.') }]));
    for (const { code } of leftOut.filter(({ reason }) => reason === 'file'))
      expect(['unreadable_file', 'no_text_in_file']).toContain(code);
  });

  const readBy = async (reader: URL) => {
    const running = await startAi({}, { reader });
    onTestFinished(() => running.context.close());
    return running;
  };

  test('whose reader sends a malformed message is refused, and the service goes on', async () => {
    const running = await readBy(new URL('../support/malformed-reader.ts', import.meta.url));
    const response = await uploadAll([{ name: 'les.txt', content: photosynthesis }], running);
    expect(await refusal(response)).toMatchObject({ status: 422, body: { code: 'unreadable_file' } });
    const { status } = await running.client.call(generateFromText, { body: { content: photosynthesis } });
    expect(status).toBe(200);
  });

  test('whose caller disconnects has its reader ended at once, and leaves nothing behind', async () => {
    const running = await readBy(new URL('../support/stuck-reader.ts', import.meta.url));
    const caller = new AbortController();
    const form = new FormData();
    for (const name of ['a.txt', 'b.txt']) form.append('file', new File([photosynthesis], name));
    const answer = running.client
      .fetch(summarizeMaterial.path, { method: 'POST', body: form, signal: caller.signal })
      .catch((error: Error) => error.name);
    const noted = await vi.waitFor(() => {
      const [name = ''] = readdirSync(temporary, { recursive: true })
        .map(String)
        .filter((one) => one.endsWith('.pid'));
      const pid = Number(readFileSync(join(temporary, name), 'utf8'));
      expect(pid).toBeGreaterThan(0);
      return { name, pid };
    });
    caller.abort();
    expect(await answer).toBe('AbortError');
    await vi.waitFor(() => expect(() => process.kill(noted.pid, 0)).toThrow('ESRCH'));
    rmSync(join(temporary, noted.name));
  });

  test('is read without any environment except the folder of compiled code', async () => {
    const running = await readBy(new URL('../support/environment-reader.ts', import.meta.url));
    const response = await uploadAll([{ name: 'les.txt', content: photosynthesis }], running);
    const environment: unknown = JSON.parse((await summaryOf(response)).originalContent);
    expect(
      Object.keys(z.record(z.string(), z.string()).parse(environment)).filter((name) => name !== 'NODE_COMPILE_CACHE'),
    ).toEqual([]);
  });

  test('of a small file that unpacks to more than its memory ends its reader, not the service', async () => {
    const tight = await startAi({ EXTRACTION_MEMORY_MB: '200' });
    try {
      const content = pdf([], deflateSync(Buffer.alloc(250 * 1024 * 1024, ' '), { level: 1 }));
      const response = await uploadAll([{ name: 'bom.pdf', content }], tight);
      expect(await refusal(response)).toMatchObject({ status: 422, body: { code: 'file_too_complex' } });
    } finally {
      await tight.context.close();
    }
  });
});

/** Sends this head and body as raw HTTP, and collects the response. */
const rawUpload = (head: string, body: Buffer) => {
  const { hostname, port } = new URL(ai.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(head);
  socket.write(body);
  return { socket, answer: () => answer };
};
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
const headOf = (length: string): string =>
  `POST ${summarizeMaterial.path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`;

describe('size and abort', () => {
  test('a file that declares more than 100 MB is refused before it is sent', async () => {
    const { socket, answer } = rawUpload(headOf(`Content-Length: ${120 * 1024 * 1024}`), Buffer.from(part));
    await vi.waitFor(() => expect(answer()).toContain('413'));
    expect(answer()).toContain('file_too_large');
    socket.destroy();
  });

  test('a file that grows beyond 100 MB is refused at once', async () => {
    const { socket, answer } = rawUpload(headOf('Transfer-Encoding: chunked'), Buffer.alloc(0));
    const chunk = Buffer.alloc(1024 * 1024, 'a');
    const send = (data: Buffer): boolean =>
      socket.write(Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]));
    send(Buffer.from(part));
    for (let sent = 0; sent < 102 && answer() === ''; sent += 1)
      if (!send(chunk)) await new Promise((resolve) => socket.once('drain', resolve));
    await vi.waitFor(() => expect(answer()).toContain('file_too_large'), { timeout: 20_000 });
    expect(answer()).toContain('413');
    socket.destroy();
  });

  test('an interrupted upload leaves no file behind', async () => {
    const { socket } = rawUpload(
      headOf('Content-Length: 5000000'),
      Buffer.concat([Buffer.from(part), Buffer.alloc(300_000, 'a')]),
    );
    await vi.waitFor(() => expect(leftOver()).toHaveLength(1));
    socket.destroy();
  });
});
