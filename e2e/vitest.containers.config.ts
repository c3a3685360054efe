import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

/** The browser tests that need only the app's public address, and no other server. */
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
