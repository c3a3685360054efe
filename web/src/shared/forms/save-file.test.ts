import { expect, test } from 'vitest';
import { fileTitle } from './save-file.ts';

test('a title becomes a file name that every system takes', () => {
  expect(fileTitle('Water: ijs / damp?\r\n"1"')).toBe('Water-ijs-damp-1');
  expect(fileTitle('Élan vital')).toBe('Élan-vital');
});
