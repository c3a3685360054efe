import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

/** Of the tests in a browser those that need nothing but the app's one door, and no server of their own beside it. */
const inABrowser = ['forms', 'live-results', 'main-job', 'markup'];

// One deployment for all files, one after the other.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['containers/*.container.ts', ...inABrowser.map((name) => `browser/${name}.test.ts`)],
    globalSetup: ['containers/start.ts'],
    env: { TEST_DEPLOYMENT: 'containers' },
    fileParallelism: false,
    testTimeout: 400_000,
  },
});
