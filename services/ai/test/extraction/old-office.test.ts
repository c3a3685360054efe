import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import * as cfb from 'cfb';
import { describe, expect, test } from 'vitest';
import { formatOfFile } from '../../src/extraction/format-of-file.ts';
import { formats } from '../../src/extraction/formats.ts';
import { readDoc } from '../../src/extraction/office/read-doc.ts';
import { readPpt } from '../../src/extraction/office/read-ppt.ts';
import { OcrEngine } from '../../src/extraction/pictures/ocr-engine.ts';
import { readFile } from '../../src/extraction/read-file.ts';
import { compoundFile } from '../support/compound-file.ts';
import { pptStreams } from '../support/ppt.ts';

const folder = folderOfTests();
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

  test('of an embedded document do not make a document of the file', async () => {
    const workbook = compoundFile({
      'Object/WordDocument': Buffer.alloc(9),
      Workbook: Buffer.alloc(9),
    });
    await expect(formatOfFile(stored(workbook))).rejects.toMatchObject({ code: 'unsupported_file_type' });
  });
});

test('a document of Word 97 loses its optional hyphens and keeps its non-breaking ones', async () => {
  const withMark = (mark: string): Buffer => {
    const document = sample('fotosynthese-nl.doc');
    document.write(`bladgroen${mark}`, document.indexOf(Buffer.from('bladgroenkorrels', 'utf16le')), 'utf16le');
    return document;
  };
  expect(await textOf(withMark('\u001f'))).toContain('In de bladgroenorrels van');
  expect(await textOf(withMark('\u001e'))).toContain('In de bladgroen-orrels van');
});

describe('a document of the old Word', () => {
  const head = (version: number, flags = 0): Buffer => {
    const stream = Buffer.alloc(100);
    stream.writeUInt16LE(version, 2);
    stream.writeUInt16LE(flags, 10);
    return compoundFile({ WordDocument: stream });
  };

  test.each([
    ['of Word 6 or 95 is of no accepted type', head(104), 'unsupported_file_type'],
    ['with a password is protected', head(193, 0x0100), 'file_protected'],
    ['that ends in its head is unreadable', head(193), 'unreadable_file'],
    ['without a head is unreadable', compoundFile({ WordDocument: Buffer.alloc(4) }), 'unreadable_file'],
  ])('%s', async (_case, content, code) => {
    await expect(readFile(stored(content), tools)).rejects.toMatchObject({ code });
  });
});

describe('a presentation of the old PowerPoint', () => {
  const slidesOf = async (content: Buffer): Promise<string> => (await readPpt(stored(content), tools)).text;
  const [slides, before] = [[{ title: 'Licht' }, { title: 'Water' }], { title: 'Wat er eerst stond' }];

  test('is read even if an edit names itself as the one before', async () => {
    expect(await slidesOf(compoundFile(pptStreams(slides, before)))).toBe('Licht\n\nWater');
    expect(await slidesOf(compoundFile(pptStreams(slides, before, true)))).toBe('Licht\n\nWater');
  });

  test('that was also saved for PowerPoint 95 is read in its newer form', async () => {
    const newer = Object.entries(pptStreams(slides, before)).map(([name, content]) => [
      `PP97_DUALSTORAGE/${name}`,
      content,
    ]);
    const older = { 'PowerPoint Document': Buffer.alloc(99), 'Current User': Buffer.alloc(28) };
    expect(await slidesOf(compoundFile({ ...older, ...Object.fromEntries(newer) }))).toBe('Licht\n\nWater');
  });
});
