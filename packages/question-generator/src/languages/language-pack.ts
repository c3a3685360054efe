import type { LinePatterns } from './lines.ts';
import type { Remarks } from './remarks.ts';
import type { Stems } from './stems.ts';
import type { Words } from './words.ts';

/** What belongs to one language of lessons; with its lesson pack, nothing else in this package knows a word of it. */
export interface LanguagePack {
  /** In English, for prompts and logs. */
  name: string;
  words: Words;
  /** Why an answer has the verdict that is certain. */
  remarks: Remarks;
}

/** What makes questions in that language. Its patterns take long to compile: only the threads that need them load it. */
export interface LessonPack {
  /** Which lines of a lesson are headings, goals, tasks, errors …. */
  lines: LinePatterns;
  /** Where sentences are cut and quoted, and in which questions. */
  stems: Stems;
}
