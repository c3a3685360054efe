import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// Browsers, processes and deadlines wait for each other: three files at a time keep two processors busy.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['{api,browser,distributed,operations,repository,support}/*.test.ts'],
    maxWorkers: 3,
  },
});
