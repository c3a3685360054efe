import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

/** Files about one deployment only, or that start what they need themselves. */
const leftOut = [
  'busy-passwords', // services within the tests
  'clock-set-back', // services within the tests, whose clock it moves
  'database-calls', // counted within the one process
  'uploads', // memory and temporary folder of the one process
];

// A deployment for each file, and the machine for itself: one file after the other.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['{api,browser}/*.test.ts', 'distributed/failover.test.ts', 'operations/telemetry.test.ts'],
    exclude: leftOut.map((name) => `api/${name}.test.ts`),
    env: { TEST_DEPLOYMENT: 'distributed' },
    fileParallelism: false,
    hookTimeout: 240_000,
  },
});
