import { describe, expect, test } from 'vitest';
import { draftFrom, isUsable } from './generated.ts';

const result = { title: 'Fotosynthese', questions: [{ id: 'q1', type: 'open_text' as const, text: 'Waarom?' }] };

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
