import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// One Firefox already uses more than one processor.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['firefox/*.firefox.ts'],
    globalSetup: ['firefox/get-firefox.ts'],
    fileParallelism: false,
  },
});
