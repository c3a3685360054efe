import type { LanguagePack } from '../language-pack.ts';
import { nlRemarks } from './remarks.ts';
import { nlWords } from './words.ts';

export const nl = { name: 'Dutch', words: nlWords, remarks: nlRemarks } satisfies LanguagePack;
