import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// Browsers, processes and deadlines spend time waiting: three files at a time use two processors fully.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['{api,browser,distributed,operations,repository,support}/*.test.ts'],
    maxWorkers: 3,
    // A test that failed on a busy machine is retried once; the report marks it with "retry x1".
    retry: 1,
  },
});
