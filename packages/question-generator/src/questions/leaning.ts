import type { Lesson } from '../lesson/lesson.ts';

// What a question repeats of the material must be understood without the sentence before it.

/** Whether a part of a sentence points to another sentence, a picture or a page. */
export const leansInside = (part: string, { pack }: Lesson): boolean => pack.sentences.leansElsewhere.test(part);

/** Whether a sentence can be understood by itself, as far as its beginning tells. */
export const startsAlone = (sentence: string, { pack }: Lesson): boolean => !pack.sentences.pointsBack.test(sentence);

const checked = {
  clause: 'pronounFirst',
  final: 'pronounFirst',
  condition: 'pronounFirst',
  np: 'pronounFirst',
  inverted: 'pronounSecond',
} as const;

/** Whether the parts of a sentence that a question repeats can stand in it. */
export const canBeAsked = (parts: Readonly<Record<string, string | undefined>>, lesson: Lesson): boolean =>
  Object.entries(checked).every(([group, pronoun]) => {
    const part = parts[group];
    return part === undefined || (!leansInside(part, lesson) && !lesson.pack.sentences[pronoun].test(part));
  });
