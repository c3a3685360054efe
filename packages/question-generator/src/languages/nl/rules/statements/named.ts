import { behind, joined, one, pointsOut, statement } from './statement.ts';

// What a thing is called, and what a thing of the past with a name of its own was.

export const called = statement('definition', (clause, subject) => {
  const [, name = ''] = /^((?:de |het )\p{Ll}+)$/u.exec(clause.rest) ?? [];
  return name && clause.infinitive === 'heten' && /^(?:De|Het) \p{L}+ \p{L}/u.test(clause.front)
    ? one([behind('Hoe', clause, subject)], name)
    : [];
});

/** “De VOC was een handelscompagnie die …”. */
export const wasWhat = statement('definition', (clause, subject) => {
  const { front, infinitive, isPast, rest, verb } = clause;
  const isTold =
    infinitive === 'zijn' &&
    isPast &&
    /^een (?:\p{Ll}+ ){1,3}(?:die|dat|van|waar\p{Ll}*|tussen|in|voor) [^;:]+$/u.test(rest);
  return isTold && /^(?:De|Het) \p{Lu}[\p{L}-]+$/u.test(front) && !pointsOut.test(rest)
    ? one([`Wat ${verb} ${subject}?`], joined(front, verb, rest))
    : [];
});
