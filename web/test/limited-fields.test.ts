import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');
const components = globSync('**/*.tsx', { cwd: src }).filter((file) => !file.endsWith('.test.tsx'));
const thatHave = (what: RegExp) => components.filter((file) => what.test(readFileSync(join(src, file), 'utf8')));

test('no field leaves the counting to browsers, which count otherwise than the server', () => {
  expect(thatHave(/maxlength/i)).toEqual([]);
});

test('every field for words in the teacher’s app is one that says what it leaves out', () => {
  expect(thatHave(/<(?:TextInput|Textarea)\b/)).toEqual(['shared/forms/limited-field.tsx']);
});
