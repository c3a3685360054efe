import { defineConfig } from 'vitest/config';
import { testOptions } from '../vitest.base.ts';
import { routes } from './build/routes.ts';

export default defineConfig({ plugins: [routes()], test: testOptions });
