import type { LinePatterns } from './lines.ts';
import type { Stems } from './stems.ts';

/** What makes questions in one language. Its patterns take long to compile: only the threads that need them load it. */
export interface LessonPack {
  /** Which lines of a lesson are headings, goals, tasks, errors …. */
  lines: LinePatterns;
  /** Where sentences are cut and quoted, and in which questions. */
  stems: Stems;
}
