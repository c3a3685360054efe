import type { Plugin } from 'vite';

const name = 'early-lookup';
export const earlyLookupEntry = `src/student/join/${name}.ts`;

/** Starts the lookup of a student's ticket in a small separate script, before the app has loaded. */
export const earlyLookup = (): Plugin => ({
  name,
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.isEntry && file.name === name)
        .map(({ fileName }) => ({
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: `/${fileName}` },
          injectTo: 'head',
        })),
  },
});
