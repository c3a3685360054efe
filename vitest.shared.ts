import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';

/**
 * What the tests of every workspace share. They wait for conditions, never for a time, so patience costs nothing where
 * all is well; where it is not, a test on a busy machine shall fail for that and not for being slow. The files of a
 * workspace run in one process: each makes servers and folders of its own, and loading the same modules anew for each
 * would take a third of the time.
 */
export const sharedTests = {
  include: ['test/**/*.test.ts'],
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 45_000 } },
  setupFiles: [fileURLToPath(new URL('./vitest.setup.ts', import.meta.url))],
} satisfies ViteUserConfig['test'];
