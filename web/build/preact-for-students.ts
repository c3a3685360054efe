import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const studentsFolder = fileURLToPath(new URL('../src/student/', import.meta.url));

const preactFor = new Map([
  ['react', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
  ['react/jsx-runtime', 'preact/compat/jsx-runtime'],
  ['react/jsx-dev-runtime', 'preact/compat/jsx-dev-runtime'],
]);

/** Replaces React by Preact in the student page: the same API in a much smaller download (docs/decisions/web/0011). */
export const preactForStudents = (): Plugin => ({
  name: 'preact-for-students',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react/ },
    handler(source, importer, options) {
      const preact = importer?.startsWith(studentsFolder) && preactFor.get(source);
      return preact ? this.resolve(preact, importer, { ...options, skipSelf: true }) : undefined;
    },
  },
});
