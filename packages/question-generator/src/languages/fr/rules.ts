import type { SentenceRule } from '../sentences.ts';
import { causes } from './rules/causes.ts';
import { consequences } from './rules/consequences.ts';
import { contrasts } from './rules/contrasts.ts';
import { lists } from './rules/lists.ts';
import { numbers } from './rules/numbers.ts';
import { statements } from './rules/statements.ts';
import { told } from './rules/told.ts';

/** From French sentences to questions, the surest patterns first. */
export const frRules: readonly SentenceRule[] = [
  ...causes,
  ...consequences,
  ...lists,
  ...contrasts,
  ...told,
  ...numbers,
  ...statements,
];
