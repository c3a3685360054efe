import type { LinePatterns } from './lines.ts';
import type { Stems } from './stems.ts';

/** Makes questions in one language. The patterns compile slowly, so only threads that need them load them. */
export interface LessonPack {
  /** Recognises which lines of a lesson are headings, goals, tasks, errors and so on. */
  lines: LinePatterns;
  /** Where to cut and quote sentences, and the questions that quote them. */
  stems: Stems;
}
