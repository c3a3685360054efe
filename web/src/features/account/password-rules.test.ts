import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

describe('a new password', () => {
  test('has at least 6 characters', () => {
    expect(passwordProblem('12345')).toBe('tooShort');
    expect(passwordProblem('123456')).toBeUndefined();
  });

  test('has at most the 72 bytes that its hash takes in', () => {
    expect(passwordProblem('a'.repeat(72))).toBeUndefined();
    expect(passwordProblem('a'.repeat(73))).toBe('tooLong');
    expect(passwordProblem('é'.repeat(37))).toBe('tooLong');
  });
});
