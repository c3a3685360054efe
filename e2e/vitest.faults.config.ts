import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';

// One deployment per file, with the whole machine: one file after the other.
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
