import { wordsOf } from '../text/stem.ts';

/** The first of some nouns for classes (“families”) that a heading has, as a question asks for it (“family”). */
export const classNounIn = (heading: string, nouns: Readonly<Record<string, string>>): string | undefined =>
  wordsOf(heading.toLowerCase()).flatMap((word) => (Object.hasOwn(nouns, word) ? (nouns[word] ?? []) : []))[0];
