import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// A Firefox keeps more than one processor busy.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['firefox/*.firefox.ts'],
    globalSetup: ['firefox/get-firefox.ts'],
    fileParallelism: false,
  },
});
