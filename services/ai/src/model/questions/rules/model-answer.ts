import type { DraftRule } from './rule.ts';

/** A teacher and the judge of the answers need to know what a good one is. */
export const modelAnswer: DraftRule = ({ guide }) =>
  /[\p{L}\p{N}]/u.test(guide.modelAnswer) ? undefined : 'It has no model answer.';
