import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// A Firefox keeps more than one processor busy.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['test/firefox/*.firefox.ts'],
    globalSetup: ['test/firefox/get-firefox.ts'],
    fileParallelism: false,
  },
});
