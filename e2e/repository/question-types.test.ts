import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionTypes } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { root } from './named-tests.ts';

/** Drafts of a model have one of two types, whatever types of questions there are. */
const ofDrafts = 'services/ai/src/model/questions/make-questions.ts';

const byName = new RegExp(String.raw`(?:[!=]==|\bcase) '(?:${questionTypes.join('|')})'`);

test('no source compares the type of a question with a name, which would take a new type for another one', () => {
  const files = globSync('{services/*,packages/*,web}/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && file !== ofDrafts);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => byName.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
