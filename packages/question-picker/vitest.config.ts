import { defineConfig } from 'vitest/config';
import { sharedTests } from '../../vitest.shared.ts';

export default defineConfig({ test: sharedTests });
