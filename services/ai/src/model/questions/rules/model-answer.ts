import type { DraftRule } from './rule.ts';

/** A model answer is required: teachers and the judge need to know what is right. */
export const modelAnswer: DraftRule = ({ guide }) =>
  /[\p{L}\p{N}]/u.test(guide.modelAnswer) ? undefined : 'It has no model answer.';
