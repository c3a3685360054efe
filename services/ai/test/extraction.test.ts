import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { generateFromText, limits, summarizeMaterial } from '@exit-tickets/contracts';
import { bmp, docx, hostileFiles, pdf, sample, zip } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { type RunningAi, startAi } from './support/ai.ts';
import { photosynthesis } from './support/samples.ts';

let ai: RunningAi;
/** Gives a reader less time to compute, so that what would go on for ever is given up soon. */
let hurried: RunningAi;
const temporary = mkdtempSync(join(tmpdir(), 'ai-test-'));
beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  [ai, hurried] = await Promise.all([startAi(), startAi({ EXTRACTION_CPU_SECONDS: '3' })]);
});
afterAll(async () => {
  await Promise.all([ai.context.close(), hurried.context.close()]);
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
  // Each from an address of its own: one address may make only so many calls.
  return at.newClient().fetch(summarizeMaterial.path, { method: 'POST', body: form, headers: { accept } });
};
const summaryOf = async (response: Response) => summarizeMaterial.reply.parse(await response.json()).summary;
const refusal = async (response: Response) => ({ status: response.status, body: await response.json() });

/** The files that uploads left behind. */
const leftOver = (): string[] =>
  readdirSync(temporary).flatMap((folder) =>
    folder.startsWith('exit-tickets-uploads-')
      ? readdirSync(join(temporary, folder)).filter((name) => name !== 'languages')
      : [],
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

  test.each([
    [
      'ISO 8859-15',
      'iso-8859-15',
      Buffer.from('Le c\xbdur et la s\xbdur de l\xe9l\xe8ve, 3 \xa4.', 'latin1'),
      'Le cœur et la sœur de lélève, 3 €.',
    ],
    [
      'Mac Roman',
      'macintosh',
      Buffer.from('Le caf\x8e et la fen\x90tre, d\x8ej\x88 gr\x9a\xa7er.', 'latin1'),
      'Le café et la fenêtre, déjà größer.',
    ],
  ])('a text in %s', async (_encoding, _name, content, text) => {
    expect((await summaryOf(await upload(content))).originalContent).toBe(text);
  });

  test('a text over 200,000 characters is condensed over its whole length, in whole paragraphs, and told', async () => {
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

  test('a text of 20 MB without a line end is condensed too', async () => {
    const { originalContent } = await summaryOf(await upload('Planten maken voedsel. '.repeat(900_000)));
    expect(originalContent.length).toBeGreaterThan(limits.contentLength * 0.9);
    expect(originalContent.length).toBeLessThanOrEqual(limits.contentLength);
  });

  /** What every format of a lesson must give: its words, without what a format makes of paragraphs and lists. */
  const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const fromPictures = /\.(?:jpg|png|gif|bmp|webp)$|scanned/;
  test.each([
    'fotosynthese-nl.txt',
    'fotosynthese-nl.doc',
    'fotosynthese-nl.docx',
    'fotosynthese-nl.pdf',
    'fotosynthese-nl.jpg',
    'fotosynthese-nl.webp',
    'franzoesische-revolution-de.txt',
    'franzoesische-revolution-de-utf16.txt',
    'franzoesische-revolution-de.doc',
    'franzoesische-revolution-de.docx',
    'franzoesische-revolution-de.gif',
    'volcans-fr.txt',
    'volcans-fr-windows1252.txt',
    'volcans-fr.bmp',
    'volcans-fr.pdf',
    'volcans-fr.ppt',
    'volcans-fr.pptx',
    'water-cycle-en.txt',
    'water-cycle-en.png',
    'water-cycle-en.ppt',
    'water-cycle-en.pptx',
    'water-cycle-en-scanned.pdf',
  ])('the words of %s', async (name) => {
    const { originalContent, leftOut } = await summaryOf(await upload(sample(name), name));
    const [lesson = ''] = /^.*-(?:nl|de|fr|en)/.exec(name) ?? [];
    const words = wordsOf(sample(`${lesson}.txt`).toString());
    const read = wordsOf(originalContent);
    if (fromPictures.test(name)) {
      const missed = words.filter((word) => !read.includes(word));
      expect(missed.length).toBeLessThanOrEqual(words.length * 0.02);
      expect(read.length).toBeLessThanOrEqual(words.length * 1.02);
    } else expect(read).toEqual(words);
    expect(leftOut).toEqual([]);
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
  test.each([
    ['text with zeros in it', Buffer.from(`${photosynthesis}\u0000${photosynthesis}`), 'lesson.txt'],
    ['a letter in RTF called lesson.doc', Buffer.from('{\\rtf1 Planten maken voedsel.}'), 'lesson.doc'],
    [
      'a document of OpenOffice',
      zip([{ name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.text') }]),
      'les.odt',
    ],
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
    ['a JPEG of text', signed('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000'), 'lesson.jpg'],
    ['a WebP of text', signed('RIFF\u00f0\u0001\u0000\u0000WEBPVP8 '), 'lesson.webp'],
    ['an old Word document', signed('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\u0000'), 'lesson.doc'],
    [
      'a PNG that ends behind its head',
      Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
      'lesson.txt',
    ],
    ['a PDF that breaks off', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type'), 'les.pdf'],
    ['a Word document that is no XML', docx([], { content: Buffer.from('<w:document') }), 'les.docx'],
  ])('%s: 422', async (_what, content, name) => {
    expect(await refusal(await upload(content, name))).toMatchObject({
      status: 422,
      body: { code: 'unreadable_file' },
    });
  });

  test('a file without text: 422', async () => {
    const gif = signed('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000');
    expect(await refusal(await upload(gif, 'a.gif'))).toMatchObject({ status: 422, body: { code: 'no_text_in_file' } });
    expect(await refusal(await upload('   \n\n  '))).toMatchObject({ status: 422, body: { code: 'no_text_in_file' } });
    expect(await refusal(await upload(''))).toMatchObject({ status: 422, body: { code: 'no_text_in_file' } });
    expect(await refusal(await upload(pdf([]), 'leeg.pdf'))).toMatchObject({
      status: 422,
      body: { code: 'no_text_in_file' },
    });
  });

  test.each([
    ['white, which is a letter in some encoding', bmp(400, 100)],
    ['of one grey', bmp(400, 100, 0x61)],
    ['of a few dots', bmp(2, 2)],
  ])('a bitmap %s, called lesson.txt: 422, there is no text in it', async (_what, content) => {
    expect(await refusal(await upload(content, 'lesson.txt'))).toMatchObject({
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

  test.each(hostileFiles())('$name costs its reader only: the next file is read', async ({ name, content, codes }) => {
    const { status, body } = await refusal(await upload(content, name, {}, 'application/json', hurried));
    expect(codes).toContain(body.code);
    expect(status).toBe(codes[0] === 'unsupported_file_type' ? 415 : 422);
    const next = await upload(docx(['Planten maken hun eigen voedsel.']), 'les.docx', {}, 'application/json', hurried);
    expect(next.status).toBe(200);
  });

  test.each(['doc', 'docx', 'pdf', 'jpg', 'webp'])('half of a %s is read or refused', async (format) => {
    const whole = sample(`fotosynthese-nl.${format}`);
    const response = await upload(whole.subarray(0, whole.length / 2), `half.${format}`);
    const { status, body } = await refusal(response);
    if (status !== 200) expect(['unreadable_file', 'no_text_in_file']).toContain(body.code);
  });

  const readBy = async (reader: URL) => {
    const taken = await startAi({}, { reader });
    onTestFinished(() => taken.context.close());
    return taken;
  };

  test('a reader that says what it should not counts as failed, and the service goes on', async () => {
    const taken = await readBy(new URL('./support/babbling-reader.ts', import.meta.url));
    const response = await upload(photosynthesis, 'les.txt', {}, 'application/json', taken);
    expect(await refusal(response)).toMatchObject({ status: 422, body: { code: 'unreadable_file' } });
    const { status } = await taken.client.call(generateFromText, { body: { content: photosynthesis } });
    expect(status).toBe(200);
  });

  test('who leaves while files are read ends their reader at once, and leaves nothing behind', async () => {
    const taken = await readBy(new URL('./support/stuck-reader.ts', import.meta.url));
    const caller = new AbortController();
    const form = new FormData();
    for (const name of ['a.txt', 'b.txt']) form.append('file', new File([photosynthesis], name));
    const answer = taken.client
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
    await vi.waitFor(() => expect(leftOver()).toEqual([]));
  });

  test('a reader is told no key and no address: nothing of the environment but where compiled code is kept', async () => {
    const taken = await readBy(new URL('./support/telling-reader.ts', import.meta.url));
    const response = await upload(photosynthesis, 'les.txt', {}, 'application/json', taken);
    const told: unknown = JSON.parse((await summaryOf(response)).originalContent);
    expect(
      Object.keys(z.record(z.string(), z.string()).parse(told)).filter((name) => name !== 'NODE_COMPILE_CACHE'),
    ).toEqual([]);
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
      expect(await refusal(response)).toMatchObject({ status: 422, body: { code: 'file_too_complex' } });
    } finally {
      await tight.context.close();
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
