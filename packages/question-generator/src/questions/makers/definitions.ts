import type { Lesson } from '../../lesson/lesson.ts';
import { quoteIn } from '../../text/quotation.ts';
import { contentWords, stem, wordsOf } from '../../text/stem.ts';
import type { Candidate } from '../candidate.ts';
import { type Definition, withoutMark } from '../definition.ts';

const recall = 'reproduceren-begrijpen';
const mostWrong = 3;
const fewestWrong = 2;
const gap = '____';
const longestMeaning = 160;
/** Words of an explanation that is an option: pupils read several of them. */
const longestChoice = 10;
const longestExample = 14;
const mostlySaid = 0.55;
/** What a shorter definition says can only be repeated. */
const fewestOfOwnWords = 10;
/** Definitions looked at on either side: neighbours of a lesson are mixed up, not words of other chapters. */
const reach = 12;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const wordCount = (text: string): number => text.split(/\s+/u).length;
const isAcronym = (term: string): boolean => /^\p{Lu}{2,}$/u.test(term);

/** Whether two terms cannot be told apart by how they look. */
const lookAlike = (one: Definition, other: Definition, { pack, language }: Lesson): boolean => {
  const { isPlural } = pack.sentences;
  const [a, b] = [one.term, other.term];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (
    (one.verb && other.verb
      ? one.verb === other.verb
      : (one.by === 'list' && other.by === 'list') || isPlural(a) === isPlural(b)) &&
    Math.abs(wordCount(a) - wordCount(b)) <= 1 &&
    isAcronym(a) === isAcronym(b) &&
    (language === 'de' || /^\p{Lu}/u.test(a) === /^\p{Lu}/u.test(b)) &&
    !long.toLowerCase().includes(short.toLowerCase())
  );
};

const articleOf = ({ np, term }: Definition): string =>
  np
    ?.slice(0, np.length - term.length)
    .trim()
    .toLowerCase() ?? '';

const near = (of: Definition, definitions: readonly Definition[]): Definition[] => {
  const at = definitions.indexOf(of);
  return definitions
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter((other) => other !== of)
    .sort(
      (a, b) =>
        Math.abs(a.section - of.section) - Math.abs(b.section - of.section) ||
        Math.abs(a.order - of.order) - Math.abs(b.order - of.order),
    );
};

const inOrder = (options: readonly string[], { language }: Lesson): string[] =>
  [...options].sort((a, b) => a.localeCompare(b, language));

/** Whether a meaning names a part of its term: “rain river: a river that …”. */
const namesPart = (meaning: string, term: string, { language }: Lesson): boolean =>
  contentWords(meaning, language).some((word) => {
    const [lower, whole] = [word.toLowerCase(), term.toLowerCase()];
    return (lower.length > 3 && whole.includes(lower)) || (whole.length > 4 && lower.startsWith(whole.slice(0, 5)));
  });

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

const common = (of: Definition) => ({
  kind: 'definition' as const,
  passage: of.passage,
  misconception: '',
  topic: of.term,
  section: of.section,
});

const open = (of: Definition, lesson: Lesson): Candidate => {
  const { wordings } = lesson.pack;
  const isWhole = of.np && of.verb && !lesson.pack.sentences.ambiguousTerm?.test(of.term);
  const isLong = wordCount(of.answer) >= fewestOfOwnWords;
  return {
    ...common(of),
    levels: [recall],
    wordings: isWhole ? wordings.whatIs(of.np ?? '', of.verb ?? '', isLong) : wordings.meant(of.term, isLong),
    answer: of.answer,
    weight: of.by === 'told' || of.by === 'previous' ? 1 : 1.15,
  };
};

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

/** Whether both stand on lines of one list, or neither does; a verb, which has no article, is no sibling of a noun. */
const ofOneForm = (a: Definition, b: Definition, { language }: Lesson): boolean => {
  if (a.by === 'list' || b.by === 'list') return a.by === b.by && a.section === b.section;
  return language === 'de' || (articleOf(a) === '') === (articleOf(b) === '');
};

/** Wrong options: of one form with the right one, and under one heading with it or the same kind of thing. */
const siblings = (
  of: Definition,
  others: readonly Definition[],
  lesson: Lesson,
  fits: (other: Definition) => boolean,
): Definition[] => {
  const isKin = (other: Definition): boolean =>
    of.section === other.section ||
    sharesHead(of.term, other.term) ||
    (genusOf(of, lesson) !== undefined && genusOf(of, lesson) === genusOf(other, lesson));
  return others.filter((other) => ofOneForm(of, other, lesson) && isKin(other) && fits(other)).slice(0, mostWrong);
};

/** Which term is described: exact to judge, and each wrong option is a word of the same lesson. */
const termChoice = (of: Definition, others: readonly Definition[], lesson: Lesson): Candidate[] => {
  const { meaning, term } = of;
  if (!meaning || meaning.length > longestMeaning || of.by === 'told') return [];
  if (namesPart(meaning, term, lesson)) return [];
  const isNamed = (other: Definition): boolean => meaning.toLowerCase().includes(other.term.toLowerCase());
  const wrong = siblings(of, others, lesson, (other) => lookAlike(other, of, lesson) && !isNamed(other));
  if (wrong.length < fewestWrong) return [];
  const options = inOrder([term, ...wrong.map((other) => other.term)], lesson);
  return [
    {
      ...common(of),
      levels: [recall],
      wordings: lesson.pack.wordings.termFor(meaning),
      choice: { options, right: term },
      answer: of.answer,
      weight: 0.95,
    },
  ];
};

/** What a term is, among what its neighbours are. */
const meaningChoice = (of: Definition, others: readonly Definition[], lesson: Lesson): Candidate[] => {
  const { meaning } = of;
  if (!meaning || wordCount(meaning) > longestChoice || of.by === 'told' || namesPart(meaning, of.term, lesson))
    return [];
  const opens = (text: string): string => (lesson.pack.sentences.article.exec(text)?.[0] ?? '').toLowerCase();
  const wrong = siblings(
    of,
    others,
    lesson,
    (other) =>
      other.meaning !== undefined &&
      other.by !== 'told' &&
      opens(meaning) !== '' &&
      opens(other.meaning) === opens(meaning) &&
      wordCount(other.meaning) <= longestChoice &&
      other.meaning.length < 1.7 * meaning.length &&
      meaning.length < 1.7 * other.meaning.length &&
      !other.meaning.toLowerCase().includes(of.term.toLowerCase()),
  ).flatMap((other) => other.meaning ?? []);
  if (wrong.length < fewestWrong) return [];
  return [
    {
      ...common(of),
      levels: [recall],
      wordings: lesson.pack.wordings.bestMeaning(of.term),
      choice: { options: inOrder([meaning, ...wrong], lesson), right: meaning },
      answer: of.answer,
      weight: 0.85,
    },
  ];
};

/** The sentence without its term; an article before the gap must fit all options. */
const gapChoice = (of: Definition, others: readonly Definition[], lesson: Lesson): Candidate[] => {
  if (of.by !== 'is' && of.by !== 'name') return [];
  const place = new RegExp(String.raw`(?<!\p{L})${escaped(of.term)}(?!\p{L})`, 'giu');
  if ([...of.sentence.matchAll(place)].length !== 1 || wordCount(of.sentence) > 22) return [];
  const article = articleOf(of);
  const wrong = siblings(
    of,
    others,
    lesson,
    (other) => lookAlike(other, of, lesson) && (article === '' || articleOf(other) === article),
  );
  if (wrong.length < fewestWrong) return [];
  const options = inOrder([of.term, ...wrong.map(({ term }) => term)], lesson);
  return [
    {
      ...common(of),
      levels: [recall],
      wordings: lesson.pack.wordings.gap(of.sentence.replace(place, gap)),
      choice: { options, right: of.term },
      answer: of.term,
      weight: 0.8,
    },
  ];
};

/** Two terms that the lesson explains near each other as things of one kind. */
const differences = (definitions: readonly Definition[], lesson: Lesson): Candidate[] =>
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
      const belong =
        sharesHead(a.term, b.term) || (genusOf(a, lesson) !== undefined && genusOf(a, lesson) === genusOf(b, lesson));
      const isNested =
        a.meaning?.toLowerCase().includes(b.term.toLowerCase()) ||
        b.meaning?.toLowerCase().includes(a.term.toLowerCase());
      if (!belong || isNested || lesson.pack.sentences.isPlural(a.term) !== lesson.pack.sentences.isPlural(b.term))
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

/** Of a class of things of which the lesson itself gives examples. */
const ownExample = (of: Definition, lesson: Lesson): Candidate[] => {
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
  if (!example || wordCount(example) > longestExample || /[;:]/u.test(example)) return [];
  const definition = `${told.replace(/[,\s]+$/u, '')}.`;
  return [
    {
      ...common(of),
      kind: 'application',
      levels: ['toepassen'],
      wordings: lesson.pack.wordings.ownExample(of.np),
      answer: lesson.pack.wordings.exampleFits(example, definition),
      weight: 0.9,
    },
  ];
};

/** Questions about the words that a lesson explains. */
export const aboutDefinitions = (definitions: readonly Definition[], lesson: Lesson): Candidate[] => [
  ...definitions.flatMap((of) => {
    if (saysItself(of, lesson)) return [];
    const others = near(of, definitions);
    return [
      open(of, lesson),
      ...termChoice(of, others, lesson),
      ...meaningChoice(of, others, lesson),
      ...gapChoice(of, others, lesson),
      ...ownExample(of, lesson),
    ];
  }),
  ...differences(definitions, lesson),
];
