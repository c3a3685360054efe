import { expect, test } from 'vitest';
import { prefetch } from './prefetch.ts';

test('the prefetched look-up serves once, and only for its own PIN', () => {
  const asked: string[] = [];
  const find = prefetch('1234', (pin) => `${pin} ${asked.push(pin)}`);
  expect([find('1234'), find('1234')]).toEqual(['1234 1', '1234 2']);
  const other = prefetch('1234', (pin) => `${pin} ${asked.push(pin)}`);
  expect(other('5678')).toBe('5678 4');
});
