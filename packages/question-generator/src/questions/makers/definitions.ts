import type { Lesson } from '../../lesson/lesson.ts';
import { contentWords, wordsOf } from '../../text/stem.ts';
import type { Candidate } from '../candidate.ts';
import type { Definition } from '../definition.ts';
import { aboutTerm } from './about-term.ts';
import { definitionChoices } from './definition-choices.ts';
import { ownExample } from './own-examples.ts';

const mostlySaid = 0.55;
/** What a shorter definition says can only be repeated. */
const minOwnWords = 10;

const wordCount = (text: string): number => text.split(/\s+/u).length;

/**
 * Whether a term says by itself what it is: “a right-angled triangle is a triangle with a right angle”. Of its letters
 * most stand in the words of its meaning.
 */
const saysItself = ({ meaning = '', term }: Definition, { language }: Lesson): boolean => {
  const told = contentWords(meaning, language)
    .filter((word) => word.length > 3)
    .map((word) => word.toLowerCase().slice(0, Math.max(4, word.length - 2)));
  const words = wordsOf(term.toLowerCase()).map((word) => {
    const same = told.filter((part) => word.includes(part));
    const parts = same.filter((part) => !same.some((longer) => longer !== part && longer.includes(part)));
    const known = Math.min(
      word.length,
      parts.reduce((sum, part) => sum + part.length, 0),
    );
    return { letters: word.length, known, parts: parts.length };
  });
  const sum = (of: 'letters' | 'known'): number => words.reduce((all, word) => all + word[of], 0);
  const isCompound = words.length > 1 || words.some(({ parts }) => parts > 1);
  return isCompound && words.every(({ known }) => known > 0) && sum('known') >= mostlySaid * sum('letters');
};

const open = (of: Definition, lesson: Lesson): Candidate => {
  const { wordings } = lesson.pack;
  const isWhole = of.np && of.verb && !lesson.pack.sentences.ambiguousTerm?.test(of.term);
  const isLong = wordCount(of.answer) >= minOwnWords;
  return {
    ...aboutTerm(of),
    levels: ['reproduceren-begrijpen'],
    wordings: isWhole ? wordings.whatIs(of.np ?? '', of.verb ?? '', isLong) : wordings.meant(of.term, isLong),
    answer: of.answer,
    weight: of.by === 'told' || of.by === 'previous' ? 1 : 1.15,
  };
};

/** Questions about the words that a lesson explains. */
export const aboutDefinitions = (definitions: readonly Definition[], lesson: Lesson): Candidate[] =>
  definitions.flatMap((of) =>
    saysItself(of, lesson)
      ? []
      : [open(of, lesson), ...definitionChoices(of, definitions, lesson), ...ownExample(of, lesson)],
  );
