import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docx, zip } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { expect, test } from 'vitest';
import { listEntries, readTextParts } from '../../src/extraction/office/archive.ts';

const folder = folderOfTests();
const stored = (content: Buffer): string => {
  const path = join(folder, `${content.length}.zip`);
  writeFileSync(path, content);
  return path;
};
const readAll = (path: string) => readTextParts(path, () => true);
const bomb = Buffer.alloc(30 * 1024 * 1024, ' ');

test('an ordinary document is accepted', async () => {
  const path = stored(docx(['Planten']));
  expect((await listEntries(path)).map(({ fileName }) => fileName)).toContain('word/document.xml');
  expect((await readAll(path)).get('word/document.xml')).toContain('Planten');
});

test('a part that declares more text than is allowed is refused before it is unpacked', async () => {
  await expect(listEntries(stored(docx([], { content: bomb })))).rejects.toMatchObject({ code: 'file_too_complex' });
});

test('a part that unpacks to more than it declares is refused while it is unpacked', async () => {
  const path = stored(docx([], { content: bomb, declares: 900 }));
  await listEntries(path);
  await expect(readAll(path)).rejects.toBeDefined();
});

test('many small parts are refused when they are too large together', async () => {
  const parts = Array.from({ length: 3 }, (_, index) => ({
    name: `word/part${index}.xml`,
    content: bomb.subarray(0, 10 * 1024 * 1024),
  }));
  const path = stored(zip(parts));
  await listEntries(path);
  await expect(readAll(path)).rejects.toMatchObject({ code: 'file_too_complex' });
});

test('more than 5,000 parts are refused', async () => {
  const parts = Array.from({ length: 6_000 }, (_, index) => ({ name: `a${index}`, content: Buffer.alloc(0) }));
  await expect(listEntries(stored(zip(parts)))).rejects.toMatchObject({ code: 'file_too_complex' });
});
