import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// A live stream is left alone for five minutes.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['test/proxies/*.proxy.ts'],
    globalSetup: ['test/proxies/get-proxies.ts'],
    testTimeout: 600_000,
  },
});
