import type { LanguagePack } from '../language-pack.ts';
import { deRemarks } from './remarks.ts';
import { deWords } from './words.ts';

export const de = { name: 'German', words: deWords, remarks: deRemarks } satisfies LanguagePack;
