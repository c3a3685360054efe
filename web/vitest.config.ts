import { defineConfig } from 'vitest/config';
import { sharedTests } from '../vitest.shared.ts';
import { preactForStudents } from './build/preact-for-students.ts';
import { routes } from './build/routes.ts';
import { sampleClasses } from './build/sample-classes.ts';

/** Rules run in Node; only what renders gets a document, in one process, so that Mantine is loaded once. */
export default defineConfig({
  plugins: [routes(), sampleClasses(), preactForStudents()],
  test: {
    projects: [
      { extends: true, test: { ...sharedTests, name: 'rules', include: ['{src,test}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...sharedTests,
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          fileParallelism: false,
          setupFiles: [...sharedTests.setupFiles, './src/testing/setup.ts'],
        },
      },
    ],
  },
});
