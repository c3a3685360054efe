import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// A deployment of its own for each file, and the machine for itself: one file after the other.
export default defineConfig({
  test: {
    ...sharedTests,
    include: ['faults/*.fault.ts'],
    globalSetup: ['faults/table.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 400_000,
  },
});
