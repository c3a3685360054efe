import { recogniseLanguage } from './languages/recognise-language.ts';
import type { LineKind } from './lesson/classify.ts';
import { readLesson } from './lesson/lesson.ts';

const teaching: ReadonlySet<LineKind> = new Set(['teaching', 'term', 'error', 'formula', 'step']);

/** The lines with teaching content: no headings, goals, tasks, sources, examples, names, page furniture. */
export const teachingLines = (content: string): string[] => {
  const language = recogniseLanguage(content);
  if (!language) return [];
  return readLesson(content, language)
    .lines.filter(({ kind }) => teaching.has(kind))
    .map(({ text }) => text);
};
