import { describe, expect, test } from 'vitest';
import { digitsOf, isCompletePin, pinInPath } from './pin.ts';

describe('a PIN', () => {
  test.each([
    ['1234', '1234'],
    ['12a4', '124'],
    [' 12 34\n', '1234'],
    ['PIN: 123456', '1234'],
    ['', ''],
  ])('typed or pasted as "%s" is "%s"', (typed, pin) => {
    expect(digitsOf(typed)).toBe(pin);
  });

  test('is whole at exactly four digits', () => {
    expect(['', '123', '1234'].map(isCompletePin)).toEqual([false, false, true]);
  });

  test.each([
    ['/student/1234', '1234'],
    ['/student/12', '12'],
    ['/student/', ''],
    ['/student', ''],
  ])('in the address %s is "%s"', (path, pin) => {
    expect(pinInPath(path)).toBe(pin);
  });
});
