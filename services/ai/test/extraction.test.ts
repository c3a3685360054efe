import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { generateFromText, summarizeMaterial } from '@exit-tickets/contracts';
import { bmp, docx, pdf, sample, zip } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RunningAi, startAi } from './support/ai.ts';
import { photosynthesis } from './support/samples.ts';

let ai: RunningAi;
const temporary = mkdtempSync(join(tmpdir(), 'ai-test-'));
beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  ai = await startAi({ EXTRACTION_MEMORY_MB: '400', EXTRACTION_TIMEOUT_SECONDS: '20' });
});
afterAll(async () => {
  await ai.close();
  vi.unstubAllEnvs();
  expect(readdirSync(temporary)).toEqual([]);
  rmSync(temporary, { recursive: true });
});

const upload = async (
  content: Buffer | string,
  name = 'les.txt',
  fields: Record<string, string> = {},
  accept = 'application/json',
  at = ai,
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], name));
  return at.client.fetch(summarizeMaterial.path, { method: 'POST', body: form, headers: { accept } });
};
const summaryOf = async (response: Response) => summarizeMaterial.reply.parse(await response.json()).summary;
const refusal = async (response: Response) => ({ status: response.status, body: await response.json() });

/** The files that uploads left behind. */
const leftOver = (): string[] =>
  readdirSync(temporary).flatMap((folder) =>
    folder.startsWith('exit-tickets-uploads-') ? readdirSync(join(temporary, folder)) : [],
  );

describe('what is read', () => {
  test.each([
    ['UTF-8', Buffer.from('Étude du café: één plant, größer.')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFÉtude du café: één plant, größer.')],
    ['UTF-16 with a mark', Buffer.from('\uFEFFÉtude du café: één plant, größer.', 'utf16le')],
    ['UTF-16 without', Buffer.from('Étude du café: één plant, größer.', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\uFEFFÉtude du café: één plant, größer.', 'utf16le').swap16()],
    ['windows-1252', Buffer.from('Étude du café: één plant, größer.', 'latin1')],
  ])('a text in %s', async (_encoding, content) => {
    expect((await summaryOf(await upload(content))).originalContent).toBe('Étude du café: één plant, größer.');
  });

  test('a Word document, paragraph by paragraph', async () => {
    const summary = await summaryOf(
      await upload(docx(['Fotosynthese', 'Planten maken hun eigen voedsel.']), 'les.docx'),
    );
    expect(summary.originalContent).toBe('Fotosynthese\n\nPlanten maken hun eigen voedsel.');
  });

  test('a PDF, its lines joined', async () => {
    const summary = await summaryOf(
      await upload(
        pdf(['Planten maken hun eigen voedsel en', 'dat proces heet fotosyn-', 'these in de les.']),
        'les.pdf',
      ),
    );
    expect(summary.originalContent).toBe('Planten maken hun eigen voedsel en dat proces heet fotosynthese in de les.');
  });

  test('a file is judged by its content, whatever it is called', async () => {
    const summary = await summaryOf(await upload(pdf(['Planten maken hun eigen voedsel.']), 'plaatje.png'));
    expect(summary.originalContent).toBe('Planten maken hun eigen voedsel.');
  });

  test('a text that begins like a bitmap is a text', async () => {
    expect((await summaryOf(await upload('BM of basaal metabolisme is energie.'))).originalContent).toMatch(/^BM of/);
  });

  test('control characters and broken line ends are cleaned away', async () => {
    const summary = await summaryOf(
      await upload(
        'Plan\u00ADten maken voed-\r\nsel.\r\n\r\n\r\n\r\nEen nieuwe ali\u200Bnea\u0007 met genoeg tekst om text te zijn, een hele lange zin, nog langer, en nog langer, zodat het ene stuurteken niet opvalt in de rest van de hele tekst die hier staat, en die gaat maar door en door en door tot het einde van de regel, en nog wat meer woorden om het te vullen, want anders lijkt het op iets anders dan een tekst die iemand heeft geschreven voor een les over planten en wat die nodig hebben.',
      ),
    );
    expect(summary.originalContent).toMatch(/^Planten maken voedsel\.\n\nEen nieuwe alinea met/);
  });

  test('a text is cut at 200,000 characters', async () => {
    const summary = await summaryOf(await upload('Planten maken voedsel. '.repeat(12_000)));
    expect(summary.originalContent.length).toBeLessThanOrEqual(200_000);
    expect(summary.originalContent.length).toBeGreaterThan(199_000);
  });

  test.each([
    ['fotosynthese-nl.txt', 'Fotosynthese\n'],
    ['fotosynthese-nl.docx', 'Fotosynthese\n'],
    ['fotosynthese-nl.pdf', 'Fotosynthese\n'],
    ['franzoesische-revolution-de.txt', 'Die Französische Revolution\n'],
    ['franzoesische-revolution-de-utf16.txt', 'Die Französische Revolution\n'],
    ['franzoesische-revolution-de.docx', 'Die Französische Revolution\n'],
    ['volcans-fr.txt', 'Les volcans\n'],
    ['volcans-fr-windows1252.txt', 'Les volcans\n'],
    ['volcans-fr.pdf', 'Les volcans\n'],
    ['water-cycle-en.txt', 'The water cycle\n'],
  ])('%s', async (name, opening) => {
    const { originalContent } = await summaryOf(await upload(sample(name), name));
    expect(originalContent.startsWith(opening)).toBe(true);
    expect(originalContent.length).toBeGreaterThan(1_100);
  });
});

describe('the summary', () => {
  test('the title is the given one', async () => {
    expect((await summaryOf(await upload(photosynthesis, 'les 3.txt', { title: '  Planten ' }))).title).toBe('Planten');
  });

  test('without a title it is the file name without extension, and never a path', async () => {
    expect((await summaryOf(await upload(photosynthesis, 'Fotosynthèse les 3.v2.txt'))).title).toBe(
      'Fotosynthèse les 3.v2',
    );
    expect((await summaryOf(await upload(photosynthesis, '../../etc/passwd.txt'))).title).toBe('passwd');
  });

  test('the focus names what the lesson is about, in its language', async () => {
    const { suggestedFocus } = await summaryOf(await upload(photosynthesis));
    expect(suggestedFocus).toMatch(/^Deze les draait om “fotosynthese”, “chlorofyl”/);
  });

  test('pages are counted while they are read', async () => {
    const response = await upload(pdf(['Planten maken hun eigen voedsel.']), 'les.pdf', {}, 'text/event-stream');
    const stream = await response.text();
    expect(stream).toContain('event: progress\ndata: {"stage":"reading","done":1,"total":1}');
    expect(stream).toMatch(/event: result\ndata: \{"summary"/);
  });
});

/** A file that opens like one of a known kind, with a body that reads like text. */
const signed = (signature: string): Buffer =>
  Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.from(photosynthesis)]);

describe('what is refused', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
  test.each([
    ['a picture called lesson.txt', png, 'lesson.txt'],
    ['a bitmap, whose white is a letter in some encoding', bmp(400, 100), 'lesson.bmp'],
    ['a bitmap of one grey, called lesson.txt', bmp(400, 100, 0x61), 'lesson.txt'],
    ['a bitmap of a few dots', bmp(2, 2), 'lesson.bmp'],
    ['a GIF', signed('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000'), 'lesson.gif'],
    ['a JPEG', signed('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000'), 'lesson.jpg'],
    ['a WebP', signed('RIFF\u00f0\u0001\u0000\u0000WEBPVP8 '), 'lesson.webp'],
    ['an old Word document', signed('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\u0000'), 'lesson.doc'],
    ['text with zeros in it', Buffer.from(`${photosynthesis}\u0000${photosynthesis}`), 'lesson.txt'],
    [
      'sound of which every other byte is zero',
      Buffer.concat([Buffer.from('BM'), Buffer.from('a lesson? '.repeat(200), 'utf16le')]),
      'lesson.txt',
    ],
    [
      'a program called lesson.docx',
      Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003\u0000', 'latin1'), Buffer.alloc(600)]),
      'lesson.docx',
    ],
    ['an archive that is no document', zip([{ name: 'a.txt', content: Buffer.from('hello') }]), 'lesson.docx'],
    ['a web page called lesson.txt', Buffer.from('<!DOCTYPE html><html><body>Planten</body></html>'), 'lesson.txt'],
    [
      'random bytes called lesson.pdf',
      Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 97) % 256)),
      'lesson.pdf',
    ],
  ])('%s: 415', async (_what, content, name) => {
    expect(await refusal(await upload(content, name))).toMatchObject({
      status: 415,
      body: { code: 'unsupported_file_type' },
    });
  });

  test.each([
    ['a PDF that breaks off', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type'), 'les.pdf'],
    ['a Word document that is no XML', docx([], { content: Buffer.from('<w:document') }), 'les.docx'],
  ])('%s: 422', async (_what, content, name) => {
    expect(await refusal(await upload(content, name))).toMatchObject({
      status: 422,
      body: { code: 'unreadable_file' },
    });
  });

  test('a file without text: 422', async () => {
    expect(await refusal(await upload('   \n\n  '))).toMatchObject({ status: 422, body: { code: 'no_text_in_file' } });
    expect(await refusal(await upload(''))).toMatchObject({ status: 422, body: { code: 'no_text_in_file' } });
    expect(await refusal(await upload(pdf([]), 'leeg.pdf'))).toMatchObject({
      status: 422,
      body: { code: 'no_text_in_file' },
    });
  });

  test('no file at all: 400', async () => {
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

  const bomb = { name: 'word/notes.xml', content: Buffer.alloc(60 * 1024 * 1024, ' ') };
  const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `a${index}`, content: Buffer.alloc(0) }));
  const readable = ['Planten maken hun eigen voedsel.'];
  test.each([
    ['a zip bomb that says so', docx(readable, {}, [bomb])],
    ['a zip bomb that lies', docx(readable, {}, [{ ...bomb, declares: 900 }])],
    ['ten thousand parts', docx(readable, {}, many)],
  ])('a document that is a trap is refused, and the next one is read: %s', async (_what, content) => {
    expect(await refusal(await upload(content, 'les.docx'))).toMatchObject({
      status: 422,
      body: { code: 'unreadable_file' },
    });
    expect((await upload(docx(readable), 'les.docx')).status).toBe(200);
  });

  const readBy = async (reader: URL) => {
    const taken = await startAi({}, { reader });
    onTestFinished(() => taken.close());
    return taken;
  };

  test('a reader that says what it should not counts as failed, and the service goes on', async () => {
    const taken = await readBy(new URL('./support/babbling-reader.ts', import.meta.url));
    const response = await upload(photosynthesis, 'les.txt', {}, 'application/json', taken);
    expect(await refusal(response)).toMatchObject({ status: 422, body: { code: 'unreadable_file' } });
    const { status } = await taken.client.call(generateFromText, { body: { content: photosynthesis } });
    expect(status).toBe(200);
  });

  test('a reader is told no key and no address: it has no environment', async () => {
    const taken = await readBy(new URL('./support/telling-reader.ts', import.meta.url));
    const response = await upload(photosynthesis, 'les.txt', {}, 'application/json', taken);
    expect((await summaryOf(response)).originalContent).toBe('{}');
  });

  test('a small file that unpacks to more than memory holds ends its reader, not the service', async () => {
    const tight = await startAi({ EXTRACTION_MEMORY_MB: '200' });
    try {
      const response = await upload(
        pdf([], deflateSync(Buffer.alloc(250 * 1024 * 1024, ' '))),
        'bom.pdf',
        {},
        'application/json',
        tight,
      );
      expect(await refusal(response)).toMatchObject({ status: 422, body: { code: 'unreadable_file' } });
    } finally {
      await tight.close();
    }
  });
});

/** Speaks HTTP by hand: sends what it is told to, and says what came back. */
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
  test('a file that says it is over 100 MB is refused before it is sent', async () => {
    const { socket, answer } = rawUpload(headOf(`Content-Length: ${120 * 1024 * 1024}`), Buffer.from(part));
    await vi.waitFor(() => expect(answer()).toContain('413'));
    expect(answer()).toContain('file_too_large');
    socket.destroy();
  });

  test('a file that goes on over 100 MB is refused as soon as it is', async () => {
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
    await vi.waitFor(() => expect(leftOver()).toEqual([]));
  });

  test('an upload that breaks off leaves no file behind', async () => {
    const { socket } = rawUpload(
      headOf('Content-Length: 5000000'),
      Buffer.concat([Buffer.from(part), Buffer.alloc(300_000, 'a')]),
    );
    await vi.waitFor(() => expect(leftOver()).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(() => expect(leftOver()).toEqual([]));
  });

  test('nor does one that was read, or refused', async () => {
    await upload(photosynthesis);
    await upload(Buffer.from('%PDF-1.7\n1 0 obj'), 'a.pdf');
    await vi.waitFor(() => expect(leftOver()).toEqual([]));
  });
});
