import type { Lesson } from '../lesson/lesson.ts';
import { contentWords, stem } from '../text/stem.ts';
import type { Definition } from './definition.ts';

// Which of the words that a lesson explains are of one kind.

/** The noun that says what kind of thing a term is: “a *membrane* that …”. */
const genusOf = ({ meaning = '' }: Definition, { language, pack }: Lesson): string | undefined => {
  const [word] = contentWords(meaning.replace(pack.sentences.article, ''), language);
  return word && stem(word, language);
};

const sharesHead = (a: string, b: string): boolean => {
  const [last, otherLast] = [a.split(' ').at(-1)?.toLowerCase() ?? '', b.split(' ').at(-1)?.toLowerCase() ?? ''];
  if (a.includes(' ') && b.includes(' ') && last === otherLast) return true;
  let same = 0;
  while (same < Math.min(last.length, otherLast.length) && last.at(-1 - same) === otherLast.at(-1 - same)) same += 1;
  return same >= 5 && same < Math.min(last.length, otherLast.length);
};

/** Whether two explanations say what kind of thing something is by the same noun, or two terms by their own. */
export const areOfOneKind = (a: Definition, b: Definition, lesson: Lesson): boolean =>
  sharesHead(a.term, b.term) || (genusOf(a, lesson) !== undefined && genusOf(a, lesson) === genusOf(b, lesson));
