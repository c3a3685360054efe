import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// One container for all files, and additional ones for tests that need them.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['image/*.image.ts', 'browser/main-job.test.ts', 'browser/live-results.test.ts'],
    globalSetup: ['image/start.ts'],
    env: { TEST_DEPLOYMENT: 'containers' },
    fileParallelism: false,
    testTimeout: 180_000,
  },
});
