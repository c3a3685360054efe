import { describe, expect, test } from 'vitest';
import { sizeWithin } from './shrink-photo.ts';

describe('a photo', () => {
  test('becomes 4,000 pixels on its longest side, in the same proportion', () => {
    expect(sizeWithin(8_000, 6_000)).toEqual({ width: 4_000, height: 3_000, isSmaller: true });
    expect(sizeWithin(3_000, 9_000)).toEqual({ width: 1_333, height: 4_000, isSmaller: true });
  });

  test('stays as it is when it is small enough', () => {
    expect(sizeWithin(4_000, 3_000)).toEqual({ width: 4_000, height: 3_000, isSmaller: false });
  });
});
