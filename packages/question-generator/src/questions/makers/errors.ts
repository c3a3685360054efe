import type { Lesson } from '../../lesson/lesson.ts';
import type { Candidate } from '../candidate.ts';
import { leansInside } from '../leaning.ts';

/** Questions that ask to put right what the material itself says is often taken wrongly. */
export const aboutErrors = (lesson: Lesson): Candidate[] =>
  lesson.errors.flatMap(({ error, isClause, right, passage, section }): Candidate[] => {
    if (leansInside(error, lesson) || lesson.pack.sentences.pronounFirst.test(error)) return [];
    const { correction, quotedCorrection, believes } = lesson.pack.wordings;
    return [
      {
        kind: 'correction',
        levels: ['inzicht-toetsen', 'reproduceren-begrijpen'],
        wordings: isClause
          ? correction(error)
          : quotedCorrection(`${error.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`),
        answer: right,
        passage,
        misconception: believes(error, isClause),
        topic: error,
        section,
        weight: 1.25,
      },
    ];
  });
