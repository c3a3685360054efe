import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './build/browsers.ts';
import { earlyLookup, earlyLookupEntry } from './build/early-lookup.ts';
import { inlineLimits } from './build/inline-limits.ts';
import { landingPages, preHydrationInputEntry, prerenderFolder } from './build/landing-pages.ts';
import { lightContracts } from './build/light-contracts.ts';
import { preactForStudents } from './build/preact-for-students.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { routes } from './build/routes.ts';
import { sampleClasses } from './build/sample-classes.ts';
import { studentPage } from './build/student-page.ts';

const page = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  plugins: [
    // Refreshing a changed component while it is shown is for React alone.
    react({ exclude: [/\/node_modules\//, /\/src\/student\//] }),
    preactForStudents(),
    routes(),
    sampleClasses(),
    lightContracts(),
    inlineLimits(),
    studentPage(),
    preloadFont(),
    earlyLookup(),
    landingPages(),
    precompress(),
  ],
  build: {
    // Everything is fetched under our own origin: inlined fonts and images would need `data:` in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Two builds, because students' devices are older: what teachers load would only grow by what these lack.
  environments: {
    client: {
      build: {
        manifest: true,
        target: oldestBrowsers.teachers,
        rolldownOptions: {
          input: [page('index.html'), page(preHydrationInputEntry)],
          output: {
            codeSplitting: {
              groups: [
                // Whoever only visits does without.
                { name: 'schemas', test: /node_modules\/zod\//, priority: 2 },
                // Apart, so that what the first screen needs can run in more than one go (build/landing-pages.ts).
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                // Few files instead of one per shared button; shared/live stays out, as it brings the schemas.
                { name: 'vendor', test: /node_modules/, minShareCount: 3, priority: 1 },
                {
                  name: 'shared',
                  test: /web\/src\/shared\/(?:api|forms|screen|ticket|ui)\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    student: {
      consumer: 'client',
      build: {
        target: oldestBrowsers.students,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: [page('student.html'), page(earlyLookupEntry)] },
      },
    },
    prerender: {
      consumer: 'server',
      build: {
        outDir: prerenderFolder,
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { input: page('src/app/prerender.tsx') },
      },
    },
  },
  builder: {
    // One after the other: the first empties the folder.
    buildApp: async (builder) => {
      for (const name of ['client', 'student', 'prerender']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
