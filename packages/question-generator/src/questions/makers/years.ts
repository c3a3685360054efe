import type { Lesson } from '../../lesson/lesson.ts';
import type { Candidate } from '../candidate.ts';
import { leansInside, startsAlone } from '../leaning.ts';

const year = /(?<![\d.,-])(?:1\d{3}|20\d\d)(?![\d.,-]*\d)/gu;
const maxOthers = 3;
/** A year left out tells little of what a pupil understood: taken only where nothing else is found. */
const lastResort = -20;
const longest = 22;

/** Sentences with one year, the year left out, among the other years of the lesson. */
export const aboutYears = (lesson: Lesson): Candidate[] => {
  return lesson.sentences.flatMap(({ text, section }): Candidate[] => {
    const [found, another] = text.match(year) ?? [];
    const hasOtherNumbers = text.replace(year, '').match(/\d/u) !== null;
    if (!found || another || hasOtherNumbers || text.split(' ').length > longest) return [];
    if (!/[.!]$/u.test(text) || text.includes(':')) return [];
    if (!startsAlone(text, lesson) || leansInside(text, lesson)) return [];
    const { pronounFirst, pronounSecond, connective, hangsOn, lasts } = lesson.pack.sentences;
    if ([pronounFirst, pronounSecond, hangsOn, lasts].some((pattern) => pattern.test(text))) return [];
    if (text.search(connective) >= 0) return [];
    const others = lesson.years
      .filter((other) => other !== found)
      .sort((a, b) => Math.abs(Number(a) - Number(found)) - Math.abs(Number(b) - Number(found)))
      .slice(0, maxOthers);
    if (others.length < 2) return [];
    return [
      {
        kind: 'number',
        levels: ['reproduceren-begrijpen'],
        wordings: lesson.pack.wordings.gap(text.replace(found, '____')),
        choice: { options: [found, ...others].sort(), right: found },
        answer: found,
        passage: text,
        misconception: '',
        topic: found,
        section,
        weight: lastResort,
      },
    ];
  });
};
