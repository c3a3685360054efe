import { defineConfig } from 'vitest/config';
import { sharedTests } from '../../vitest.shared.ts';

// Browsers, processes and deadlines wait for each other: two files at a time take little more than one.
export default defineConfig({ test: { ...sharedTests, maxWorkers: 2 } });
