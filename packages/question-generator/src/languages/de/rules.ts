import type { SentenceRule } from '../sentences.ts';
import { causes, causesWithin } from './rules/causes.ts';
import { consequences } from './rules/consequences.ts';
import { lists } from './rules/lists.ts';
import { numbers } from './rules/numbers.ts';
import { statements } from './rules/statements.ts';
import { told } from './rules/told.ts';

/** From German sentences to questions; the first that fits is taken. */
export const deRules: readonly SentenceRule[] = [
  ...causes,
  ...consequences,
  ...lists,
  ...numbers,
  ...told,
  ...statements,
  ...causesWithin,
];
