import type { LanguagePack } from '../language-pack.ts';
import { enRemarks } from './remarks.ts';
import { enWords } from './words.ts';

export const en = { name: 'English', words: enWords, remarks: enRemarks } satisfies LanguagePack;
