import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// One test leaves a live stream idle for five minutes.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['proxies/*.proxy.ts'],
    globalSetup: ['proxies/get-proxies.ts'],
    testTimeout: 600_000,
  },
});
