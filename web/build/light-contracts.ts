import type { Plugin } from 'vite';

/**
 * Marks the contract's modules as free of side effects, so that the bundler drops unused ones: importing `limits` alone
 * then includes neither schemas nor zod.
 */
export const lightContracts = (): Plugin => ({
  name: 'light-contracts',
  transform: {
    filter: { id: /packages\/contracts\/src\// },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
});
