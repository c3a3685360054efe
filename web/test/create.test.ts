import { acceptedFiles, limits } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { namesOfTypes, problemOfFile, titleOfFile } from '../src/features/create/file-rules.ts';
import { draftFrom, isUsable } from '../src/features/create/generated.ts';

const result = { title: 'Fotosynthese', questions: [{ id: 'q1', type: 'open_text' as const, text: 'Waarom?' }] };

describe('a file', () => {
  test('may be exactly 100 MB and not a byte more', () => {
    expect(problemOfFile({ name: 'les.pdf', size: limits.uploadBytes })).toBeUndefined();
    expect(problemOfFile({ name: 'les.pdf', size: limits.uploadBytes + 1 })).toBe('tooLarge');
  });

  test.each(acceptedFiles)('may be of type %s, in capitals too', (type) => {
    expect(problemOfFile({ name: `les.${type.toUpperCase()}`, size: 1 })).toBeUndefined();
  });

  test.each(['les.exe', 'les', 'pdf', 'les.pdf.zip'])('may not be %s', (name) => {
    expect(problemOfFile({ name, size: 1 })).toBe('wrongType');
  });

  test('suggests its name without the extension as title', () => {
    expect(titleOfFile('Hoofdstuk 3.2 Fotosynthese.pdf')).toBe('Hoofdstuk 3.2 Fotosynthese');
    expect(titleOfFile('notities')).toBe('notities');
    expect(titleOfFile('.txt')).toBe('.txt');
  });
});

test('German and French texts leave images out of the accepted formats', () => {
  const types = ['txt', 'pdf', 'png', 'webp'];
  expect(namesOfTypes('nl', types)).toBe('TXT, PDF, PNG, WEBP');
  expect(namesOfTypes('de', types)).toBe('TXT, PDF');
  expect(namesOfTypes('fr', types)).toBe('TXT, PDF');
});

describe('a generated result', () => {
  test('can be shown when it has a title and questions', () => {
    expect(isUsable(result)).toBe(true);
  });

  test.each([
    null,
    undefined,
    {},
    { title: 'x' },
    { title: '', questions: result.questions },
    { title: 'x', questions: [] },
  ])('cannot be shown as %j', (bad) => {
    expect(isUsable(bad)).toBe(false);
  });

  test('becomes a draft for 25 students that remembers its lesson', () => {
    expect(draftFrom(result, 'Planten')).toEqual({
      ...result,
      className: null,
      totalStudents: 25,
      originalContent: 'Planten',
    });
  });
});
