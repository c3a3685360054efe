import type { LanguagePack } from '../language-pack.ts';
import { frRemarks } from './remarks.ts';
import { frWords } from './words.ts';

export const fr = { name: 'French', words: frWords, remarks: frRemarks } satisfies LanguagePack;
