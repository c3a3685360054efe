import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightContracts } from './build/light-contracts.ts';
import { precompress } from './build/precompress.ts';
import { routes } from './build/routes.ts';
import { studentPage } from './build/student-page.ts';

const page = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const sharedWithPupils =
  /node_modules\/(?:react|react-dom|scheduler)\/|virtual:routes|contracts\/src\/rules\/|src\/i18n\/language\.ts/;

export default defineConfig({
  plugins: [react(), routes(), lightContracts(), studentPage(), precompress()],
  build: {
    outDir: 'dist',
    sourcemap: false,
    // Everything is fetched under our own origin: inlined fonts and images would need `data:` in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: page('index.html'), student: page('student.html') },
      output: {
        codeSplitting: {
          groups: [
            // What both entries use, in one file: on a phone each further one costs a round trip.
            { name: 'base', test: sharedWithPupils, priority: 3 },
            // The teacher's side: few files instead of one per shared button.
            { name: 'vendor', test: /node_modules/, minShareCount: 3, priority: 1 },
            { name: 'shared', test: /web\/src\/(?:api|components)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
