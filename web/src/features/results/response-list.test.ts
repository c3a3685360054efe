import type { Response } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { mergeResponses, upsertResponse } from './response-list.ts';

const aResponse = (id: string, studentName = 'Noor'): Response => ({
  id,
  studentName,
  submittedAt: '2026-01-01T10:00:00.000Z',
  answers: [],
});

describe('a response that comes in', () => {
  test('stands at the end of the list', () => {
    expect(upsertResponse([aResponse('r1')], aResponse('r2')).map(({ id }) => id)).toEqual(['r1', 'r2']);
  });

  test('is listed once when it arrives twice', () => {
    expect(upsertResponse([aResponse('r1')], aResponse('r1', 'Sem'))).toEqual([aResponse('r1', 'Sem')]);
  });
});

describe('a list that is read while answers come in', () => {
  const [noor, sem, lotte] = [aResponse('r1', 'Noor'), aResponse('r2', 'Sem'), aResponse('r3', 'Lotte')];

  test('keeps those that came since the reading began, at its end', () => {
    expect(mergeResponses([noor], [noor], [noor, sem, lotte])).toEqual([noor, sem, lotte]);
  });

  test('has each of them once, as it came last', () => {
    const corrected = aResponse('r1', 'Noor B.');
    expect(mergeResponses([noor, sem], [noor], [corrected, sem])).toEqual([corrected, sem]);
  });

  test('brings what the stream missed', () => {
    expect(mergeResponses([noor, sem, lotte], [noor], [noor, lotte])).toEqual([noor, sem, lotte]);
  });

  test('leaves out what stood there before and has gone', () => {
    expect(mergeResponses([sem], [noor, sem], [noor, sem])).toEqual([sem]);
  });

  test('is the list as it is when nothing was shown before', () => {
    expect(mergeResponses([noor])).toEqual([noor]);
  });
});
