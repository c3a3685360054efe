import type { LanguagePack } from '../language-pack.ts';
import { frLines } from './lines.ts';
import { frRemarks } from './remarks.ts';
import { frSentences } from './sentences.ts';
import { frWordings } from './wordings.ts';
import { frWords } from './words.ts';

export const fr = {
  name: 'French',
  words: frWords,
  lines: frLines,
  sentences: frSentences,
  wordings: frWordings,
  remarks: frRemarks,
} satisfies LanguagePack;
