import { limits } from '@exit-tickets/contracts';
import { sample } from '@exit-tickets/testing';

const lessonOf = (sentence: string): string =>
  sentence.repeat(Math.ceil(limits.contentLength / sentence.length)).slice(0, limits.contentLength);

/** A lesson repeated with different words each time, because repetitions would be left out. */
const manyLessons = (): string => {
  const lesson = sample('fotosynthese-nl.txt').toString('utf8');
  const copies = Math.ceil(limits.contentLength / lesson.length);
  return Array.from({ length: copies }, (_, nth) =>
    lesson.replace(
      /\p{L}{6,}/gu,
      (word) => `${word}${String.fromCharCode(97 + (nth % 26), 97 + Math.floor(nth / 26))}`,
    ),
  )
    .join('\n')
    .slice(0, limits.contentLength);
};

/** Lessons of the greatest length: of sentences, of one word, of opening characters that are never closed. */
export const longLessons: readonly string[] = [
  manyLessons(),
  ...['Een plant, een boom, een struik, ', 'fotosynthese ', '("„', '1. 2) - ', 'A. B. C. '].map(lessonOf),
];
