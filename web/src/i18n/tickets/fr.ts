import type { nl } from './nl.ts';

export const fr = {} satisfies typeof nl;
