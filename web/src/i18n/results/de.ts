import type { nl } from './nl.ts';

export const de = {} satisfies typeof nl;
