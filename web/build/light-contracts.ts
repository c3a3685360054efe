import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what a page does not use of the contract. Its modules only declare:
 * importing `limits` alone then brings no schema and no zod along.
 */
export const lightContracts = (): Plugin => ({
  name: 'light-contracts',
  transform: {
    filter: { id: /packages\/contracts\/src\// },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
});
