import { defineConfig } from 'vitest/config';
import { testOptions } from '../../vitest.base.ts';

export default defineConfig({ test: testOptions });
