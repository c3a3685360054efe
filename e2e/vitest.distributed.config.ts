import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

/** Files that concern only one deployment, or that start their own services. */
const leftOut = [
  'busy-passwords', // runs services within the tests
  'clock-set-back', // runs services within the tests and moves their clock
  'database-calls', // counts commands within the one process
  'uploads', // measures memory and temporary files of the one process
];

// One deployment per file, with the whole machine: one file after the other.
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
