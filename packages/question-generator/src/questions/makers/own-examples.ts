import type { Lesson } from '../../lesson/lesson.ts';
import type { Candidate } from '../candidate.ts';
import { type Definition, withoutMark } from '../definition.ts';
import { aboutTerm } from './about-term.ts';

const maxExampleLength = 14;

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Of a class of things of which the lesson itself gives examples. */
export const ownExample = (of: Definition, lesson: Lesson): Candidate[] => {
  const { indefinite, givesExample } = lesson.pack.sentences;
  if (of.by !== 'is' || !of.np || !indefinite.test(of.np)) return [];
  const next = lesson.sentences[of.order + 1];
  const isExemplified =
    givesExample.test(of.sentence) || (next?.previous?.index === of.order && givesExample.test(next.text));
  if (!isExemplified) return [];
  const [told = '', ...given] = withoutMark(of.sentence).split(givesExample);
  // Where an example stands further on in the next sentence, it may be one of something else.
  const isOfNext = next !== undefined && next.text.search(givesExample) === 0;
  const inNext = isOfNext ? withoutMark(next.text).split(givesExample)[1] : undefined;
  const example = (given.length > 0 ? given.join(' ') : inNext)?.replace(/^[,:\s]+/u, '');
  // An answer shows an example: one that the lesson gives, where it is no clause with a verb of its own.
  if (!example || wordCount(example) > maxExampleLength || /[;:]/u.test(example)) return [];
  const definition = `${told.replace(/[,\s]+$/u, '')}.`;
  return [
    {
      ...aboutTerm(of),
      kind: 'application',
      levels: ['toepassen'],
      wordings: lesson.pack.wordings.ownExample(of.np),
      answer: lesson.pack.wordings.exampleFits(example, definition),
      weight: 0.9,
    },
  ];
};
