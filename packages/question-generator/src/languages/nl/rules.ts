import type { SentenceRule } from '../sentences.ts';
import { causes } from './rules/causes.ts';
import { consequences } from './rules/consequences.ts';
import { lists } from './rules/lists.ts';
import { statements } from './rules/statements.ts';
import { dates, told } from './rules/told.ts';

/** From Dutch sentences to questions. */
export const nlRules: readonly SentenceRule[] = [
  ...causes,
  ...consequences,
  ...lists,
  ...told,
  ...statements,
  ...dates,
];
