import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionTypes } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { root } from './named-tests.ts';

/** An exception: a model drafts questions of two types only. */
const makeQuestionsFile = 'services/ai/src/model/questions/make-questions.ts';

const byName = new RegExp(String.raw`(?:[!=]==|\bcase) '(?:${questionTypes.join('|')})'`);

test('no source compares the type of a question with a literal, which would treat a new type as another one', () => {
  const files = globSync('{services/*,packages/*,web}/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && file !== makeQuestionsFile);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => byName.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
