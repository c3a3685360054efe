import type { Language } from './language.ts';
import { wordsOf } from './stem.ts';

/** An answer without what does not change what it says: equal for answers that say the same in the same words. */
export const foldAnswer = (answer: string, _language: Language): string =>
  wordsOf(answer.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()).join(' ');
