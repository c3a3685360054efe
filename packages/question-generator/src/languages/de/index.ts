import type { LanguagePack } from '../language-pack.ts';
import { deLines } from './lines.ts';
import { deRemarks } from './remarks.ts';
import { deSentences } from './sentences.ts';
import { deWordings } from './wordings.ts';
import { deWords } from './words.ts';

export const de = {
  name: 'German',
  words: deWords,
  lines: deLines,
  sentences: deSentences,
  wordings: deWordings,
  remarks: deRemarks,
} satisfies LanguagePack;
