import type { LanguagePack } from '../language-pack.ts';
import { enLines } from './lines.ts';
import { enRemarks } from './remarks.ts';
import { enSentences } from './sentences.ts';
import { enWordings } from './wordings.ts';
import { enWords } from './words.ts';

export const en = {
  name: 'English',
  words: enWords,
  lines: enLines,
  sentences: enSentences,
  wordings: enWordings,
  remarks: enRemarks,
} satisfies LanguagePack;
