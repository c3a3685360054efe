import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// Browsers, processes and deadlines wait for each other: three files at a time keep two processors busy.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['{api,browser,distributed,operations,repository,support}/*.test.ts'],
    maxWorkers: 3,
    // A machine that was busy elsewhere gets a second chance; the report marks such a test with "retry x1".
    retry: 1,
  },
});
