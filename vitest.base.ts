import type { ViteUserConfig } from 'vitest/config';

/**
 * What the tests of every workspace share. Files run one after the other in one process: each makes its own servers and
 * folders, and loading the same modules anew for each would take a third of the time.
 */
export const testOptions: ViteUserConfig['test'] = {
  include: ['test/**/*.test.ts'],
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 30_000,
};
