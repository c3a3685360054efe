import { defineConfig } from 'vitest/config';
import { routes } from './build/routes.ts';

export default defineConfig({
  plugins: [routes()],
  test: { include: ['test/**/*.test.ts'], testTimeout: 30_000 },
});
