import { contains, words } from './fold.ts';

/** Lines that are shown before and behind those of the passage. */
const around = 3;

/** The part of the lesson that a question comes from; its beginning where that is not found. */
export const excerpt = (lesson: string, passage: string): string => {
  const lines = lesson.split('\n');
  const spans = lines.flatMap((_, start) => {
    const length = [1, 2, 3, 4, 5, 6, 7, 8].find((count) =>
      contains(lines.slice(start, start + count).join('\n'), passage),
    );
    return length === undefined ? [] : [{ start, length }];
  });
  const shortest = spans.sort((a, b) => a.length - b.length || b.start - a.start)[0];
  const { start, length } = words(passage).length > 0 && shortest ? shortest : { start: 0, length: 2 * around };
  return lines
    .slice(Math.max(0, start - around), start + length + around)
    .join('\n')
    .trim();
};
