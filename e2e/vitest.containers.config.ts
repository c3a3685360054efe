import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

/** Of the tests of the whole app those that need nothing but its one door, and no server of their own beside it. */
const ofTheWholeApp = ['forms', 'live-results', 'main-job', 'markup'];

// One deployment for all files, one after the other.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['test/containers/*.container.ts', ...ofTheWholeApp.map((name) => `test/${name}.test.ts`)],
    globalSetup: ['test/containers/start.ts'],
    env: { TEST_DEPLOYMENT: 'containers' },
    fileParallelism: false,
    testTimeout: 400_000,
  },
});
