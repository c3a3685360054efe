import type { nl } from './nl.ts';

export const en = {} satisfies typeof nl;
