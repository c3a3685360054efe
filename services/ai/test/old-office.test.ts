import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@exit-tickets/testing';
import * as cfb from 'cfb';
import { afterAll, describe, expect, test } from 'vitest';
import { formatOfFile } from '../src/extraction/format-of-file.ts';
import { formats } from '../src/extraction/formats.ts';
import { readDoc } from '../src/extraction/office/read-doc.ts';
import { readPpt } from '../src/extraction/office/read-ppt.ts';
import { OcrEngine } from '../src/extraction/pictures/ocr-engine.ts';
import { compoundFile } from './support/compound-file.ts';
import { pptStreams } from './support/ppt.ts';
import { word6Stream } from './support/word6.ts';

const folder = mkdtempSync(join(tmpdir(), 'ai-old-office-'));
afterAll(() => rmSync(folder, { recursive: true }));
const stored = (content: Buffer): string => {
  const path = join(folder, 'les');
  writeFileSync(path, content);
  return path;
};
const tools = {
  progress: () => undefined,
  hasTime: () => true,
  ocr: new OcrEngine({ languageFolder: folder, max: 0, onPicture: () => undefined }),
};
const textOf = async (content: Buffer): Promise<string> => (await readDoc(stored(content), tools)).text.trim();
const read = (...document: Parameters<typeof word6Stream>): Promise<string> =>
  textOf(compoundFile({ WordDocument: word6Stream(...document) }));

describe('streams of a compound file', () => {
  const streams = Object.fromEntries(
    ['WordDocument', '1Table'].map((name) => [
      name,
      Buffer.from(cfb.find(cfb.parse(sample('fotosynthese-nl.doc')), name)?.content ?? []),
    ]),
  );

  test.each([
    ['small', (name: string) => name.toLowerCase()],
    ['capital', (name: string) => name.toUpperCase()],
  ])('are found by their names in %s letters', async (_letters, rename) => {
    const renamed = compoundFile(
      Object.fromEntries(Object.entries(streams).map(([name, content]) => [rename(name), content])),
    );
    expect(await formatOfFile(stored(renamed))).toBe(formats.doc);
    expect(await textOf(renamed)).toBe(await textOf(sample('fotosynthese-nl.doc')));
  });

  test('of a document that is embedded in another file make no document of that file', async () => {
    const workbook = compoundFile({
      'Object/WordDocument': word6Stream({ body: 'Planten\r' }),
      Workbook: Buffer.alloc(9),
    });
    await expect(formatOfFile(stored(workbook))).rejects.toMatchObject({ code: 'unsupported_file_type' });
  });
});

test('a document of Word 97: hyphens at which a word may be broken are none of it, those at which it may not are', async () => {
  const withMark = (mark: string): Buffer => {
    const document = sample('fotosynthese-nl.doc');
    document.write(`bladgroen${mark}`, document.indexOf(Buffer.from('bladgroenkorrels', 'utf16le')), 'utf16le');
    return document;
  };
  expect(await textOf(withMark('\u001f'))).toContain('In de bladgroenorrels van');
  expect(await textOf(withMark('\u001e'))).toContain('In de bladgroen-orrels van');
});

describe('a document of Word 6 or 95', () => {
  test('its paragraphs, text boxes and footnotes are read, its headers are not', async () => {
    const document = {
      body: 'Planten maken voedsel.\rIn de cel.\r',
      footnotes: 'Een noot.\r',
      headers: 'Kop\r',
      boxes: 'Kader.\r',
    };
    expect(await read(document)).toBe('Planten maken voedsel.\n\nIn de cel.\n\n\n\nKader.\n\n\n\nEen noot.');
  });

  test('rows of its tables are lines, and those that are empty go', async () => {
    const marked = 'Lagen\rKorst\x0730 km\x07¶\x07\x07¶Kern\x073.500 km\x07¶Einde\r';
    const rowEnds = [...marked.matchAll(/¶/g)].map(({ index }) => index);
    const body = marked.replaceAll('¶', '\x07');
    expect(await read({ body, rowEnds })).toBe('Lagen\n\nKorst | 30 km\nKern | 3.500 km\n\nEinde');
  });

  test('fields show their result; marks of pictures and notes are none of the text', async () => {
    expect(await read({ body: 'Op \x13DATE \\@ jj\x141 mei\x15 bloeit\x02 de tulp\x01.\r' })).toBe(
      'Op 1 mei bloeit de tulp.',
    );
  });

  test('what was deleted while changes were tracked is gone', async () => {
    const body = 'Gras is geel groen.\r';
    expect(await read({ body, formats: [[8, 13, [85, 1, 65, 1]]] })).toBe('Gras is groen.');
  });

  test('its letters are those of windows-1252', async () => {
    expect(await read({ body: '\x93\xc9tude\x94 \x80 5, \xe9\xe9n\r' })).toBe('“Étude” € 5, één');
  });

  test('or those of its fonts: Czech, Russian', async () => {
    const body = '4 sk\xf3re a p\xf8ed 7 lety, \xf8\r';
    const formats = [[0, 20, [99, 24, 0, 93, 1, 0]]] as const;
    expect(await read({ body, fonts: [0, 238], formats })).toBe('4 skóre a před 7 lety, ø');
    expect(await read({ body: '\xcf\xf0\xe8\xe2\xe5\xf2\r', fonts: [204] })).toBe('Привет');
  });

  test('or those of the Mac on which it was written', async () => {
    expect(await read({ body: 'L\xd5\x8el\x8fve sait.\r', charset: 256 })).toBe('L’élève sait.');
  });

  test('or two bytes each, where it was written in the Far East', async () => {
    expect(await read({ body: 'Planten: 植物\r', characterBytes: 2, fonts: [136] })).toBe('Planten: 植物');
  });

  test('saved fast, its pieces are put in their order', async () => {
    expect(await read({ body: 'Eerst licht, dan water.\r', pieceEnd: 12 })).toBe('Eerst licht, dan water.');
  });

  test('with a password it is protected', async () => {
    await expect(read({ body: 'Geheim\r', flags: 0x0100 })).rejects.toMatchObject({ code: 'file_protected' });
  });

  test.each([
    ['ends in its head', (stream: Buffer) => stream.subarray(0, 100)],
    ['ends before its properties', (stream: Buffer) => stream.subarray(0, 800)],
    ['has no head at all', (stream: Buffer) => stream.subarray(0, 4)],
  ])('that %s is unreadable', async (_case, breakOff) => {
    const stream = word6Stream({ body: 'Planten\r'.repeat(9) });
    const file = compoundFile({ WordDocument: breakOff(stream) });
    await expect(textOf(file)).rejects.toMatchObject({ code: 'unreadable_file' });
  });
});

describe('a presentation of the old PowerPoint', () => {
  const slidesOf = async (content: Buffer): Promise<string> => (await readPpt(stored(content), tools)).text;
  const [slides, before] = [[{ title: 'Licht' }, { title: 'Water' }], { title: 'Wat er eerst stond' }];

  test('is read although an edit of it names itself as the one before', async () => {
    expect(await slidesOf(compoundFile(pptStreams(slides, before)))).toBe('Licht\n\nWater');
    expect(await slidesOf(compoundFile(pptStreams(slides, before, true)))).toBe('Licht\n\nWater');
  });

  test('that was saved for PowerPoint 95 too is read as the newer one', async () => {
    const newer = Object.entries(pptStreams(slides, before)).map(([name, content]) => [
      `PP97_DUALSTORAGE/${name}`,
      content,
    ]);
    const older = { 'PowerPoint Document': Buffer.alloc(99), 'Current User': Buffer.alloc(28) };
    expect(await slidesOf(compoundFile({ ...older, ...Object.fromEntries(newer) }))).toBe('Licht\n\nWater');
  });
});
