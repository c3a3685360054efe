import { acceptedFiles, limits } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { addFiles, isAccepted, namesOfTypes, sizeProblemOf, titleOfFile } from './file-rules.ts';

const aFile = (name: string, size = 1) => ({ name, size, lastModified: 0 });
const filesOf = (count: number) => Array.from({ length: count }, (_, number) => aFile(`blad ${number}.jpg`));

describe('a file', () => {
  test('may be exactly 100 MB and not a byte more', () => {
    expect(sizeProblemOf([{ size: limits.uploadBytes }])).toBeUndefined();
    expect(sizeProblemOf([{ size: limits.uploadBytes + 1 }])).toBe('tooLarge');
  });

  test.each(acceptedFiles)('may be of type %s, in capitals too', (type) => {
    expect(isAccepted({ name: `les.${type.toUpperCase()}` })).toBe(true);
  });

  test.each(['les.exe', 'les', 'pdf', 'les.pdf.zip'])('may not be %s', (name) => {
    expect(isAccepted({ name })).toBe(false);
  });

  test('suggests its name without the extension as title', () => {
    expect(titleOfFile('Hoofdstuk 3.2 Fotosynthese.pdf')).toBe('Hoofdstuk 3.2 Fotosynthese');
    expect(titleOfFile('notities')).toBe('notities');
    expect(titleOfFile('hoofdstuk_3-de_cel.pdf')).toBe('Hoofdstuk 3-de cel');
    expect(titleOfFile('.txt')).toBe('.txt');
  });
});

describe('several files', () => {
  test('may have 100 MB together and not a byte more', () => {
    const half = { size: limits.uploadBytes / 2 };
    expect(sizeProblemOf([half, half])).toBeUndefined();
    expect(sizeProblemOf([half, half, { size: 1 }])).toBe('tooLargeTogether');
  });

  test('stay in the order in which they were added, those that cannot be read left out', () => {
    const first = [aFile('b.pdf')];
    const added = [aFile('film.mp4'), aFile('a.jpg'), aFile('c.docx')];
    const { files, refused, isTooMany } = addFiles(first, added);
    expect(files.map(({ name }) => name)).toEqual(['b.pdf', 'a.jpg', 'c.docx']);
    expect(refused.map(({ name }) => name)).toEqual(['film.mp4']);
    expect(isTooMany).toBe(false);
  });

  test('are as many as one upload takes: the first ones', () => {
    const most = filesOf(limits.filesPerUpload);
    expect(addFiles([], most)).toMatchObject({ files: most, isTooMany: false });
    expect(addFiles(most, [aFile('nog een.jpg')])).toMatchObject({ files: most, isTooMany: true });
  });

  test('are each there once, however often they are added', () => {
    const files = [aFile('a.jpg'), aFile('b.jpg')];
    expect(addFiles(files, [aFile('b.jpg'), aFile('b.jpg', 2)]).files.map(({ size }) => size)).toEqual([1, 1, 2]);
  });
});

test('German and French texts leave images out of the accepted formats', () => {
  const types = ['txt', 'pdf', 'png', 'webp'];
  expect(namesOfTypes('nl', types)).toBe('TXT, PDF, PNG, WEBP');
  expect(namesOfTypes('de', types)).toBe('TXT, PDF');
  expect(namesOfTypes('fr', types)).toBe('TXT, PDF');
});
