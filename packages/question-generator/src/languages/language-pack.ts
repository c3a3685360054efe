import type { LinePatterns } from './lines.ts';
import type { Remarks } from './remarks.ts';
import type { SentencePatterns } from './sentences.ts';
import type { Wordings } from './wordings.ts';
import type { Words } from './words.ts';

/** Everything that belongs to one language of lessons; nothing else in this package knows a word of it. */
export interface LanguagePack {
  /** In English, for prompts and logs. */
  name: string;
  words: Words;
  /** Which lines of a lesson are headings, goals, tasks, errors …. */
  lines: LinePatterns;
  /** From sentences to what can be asked about them. */
  sentences: SentencePatterns;
  /** The questions in words. */
  wordings: Wordings;
  /** Why an answer has the verdict that is certain. */
  remarks: Remarks;
}
