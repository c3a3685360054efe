import type { SentenceRule } from '../sentences.ts';
import { causes } from './rules/causes.ts';
import { consequences } from './rules/consequences.ts';
import { howTo } from './rules/how-to.ts';
import { lists } from './rules/lists.ts';
import { statements } from './rules/statements.ts';
import { told } from './rules/told.ts';

/** From English sentences to questions. */
export const enRules: readonly SentenceRule[] = [
  ...causes,
  ...consequences,
  ...lists,
  ...howTo,
  ...statements,
  ...told,
];
