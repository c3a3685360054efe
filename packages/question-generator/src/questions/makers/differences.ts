import type { Lesson } from '../../lesson/lesson.ts';
import { quoteIn } from '../../text/quotation.ts';
import type { Candidate } from '../candidate.ts';
import type { Definition } from '../definition.ts';
import { areOfOneKind } from '../kinship.ts';

/** Two terms that the lesson explains near each other as things of one kind. */
export const aboutDifferences = (definitions: readonly Definition[], lesson: Lesson): Candidate[] =>
  definitions.flatMap((a, index) =>
    definitions.slice(index + 1, index + 4).flatMap((b): Candidate[] => {
      if (
        Math.abs(a.section - b.section) > 1 ||
        a.by === 'told' ||
        b.by === 'told' ||
        a.by === 'previous' ||
        b.by === 'previous'
      )
        return [];
      const isNested =
        a.meaning?.toLowerCase().includes(b.term.toLowerCase()) ||
        b.meaning?.toLowerCase().includes(a.term.toLowerCase());
      if (
        !areOfOneKind(a, b, lesson) ||
        isNested ||
        lesson.pack.sentences.isPlural(a.term) !== lesson.pack.sentences.isPlural(b.term)
      )
        return [];
      const name = (of: Definition): string => (a.np && b.np ? (of.np ?? '') : quoteIn(of.term, lesson.language));
      const isNextTo = lesson.text.includes(`${a.passage} ${b.passage}`);
      return [
        {
          kind: 'contrast',
          levels: ['inzicht-toetsen'],
          wordings: lesson.pack.wordings.difference(name(a), name(b)),
          answer: `${a.answer} ${b.answer}`,
          passage: isNextTo ? `${a.passage} ${b.passage}` : a.passage,
          misconception: '',
          topic: `${a.term} ${b.term}`,
          section: b.section,
          weight: 1.1,
        },
      ];
    }),
  );
