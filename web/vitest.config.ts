import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';
import { routes } from './build/routes.ts';

export default defineConfig({ plugins: [routes()], test: sharedTests });
