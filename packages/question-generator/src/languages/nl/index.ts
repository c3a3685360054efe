import type { LanguagePack } from '../language-pack.ts';
import { nlLines } from './lines.ts';
import { nlRemarks } from './remarks.ts';
import { nlSentences } from './sentences.ts';
import { nlWordings } from './wordings.ts';
import { nlWords } from './words.ts';

export const nl = {
  name: 'Dutch',
  words: nlWords,
  lines: nlLines,
  sentences: nlSentences,
  wordings: nlWordings,
  remarks: nlRemarks,
} satisfies LanguagePack;
