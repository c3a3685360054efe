import type { Lesson } from '../../lesson/lesson.ts';
import { contentWords } from '../../text/stem.ts';
import type { Candidate } from '../candidate.ts';
import type { Definition } from '../definition.ts';
import { areOfOneKind } from '../kinship.ts';
import { aboutTerm } from './about-term.ts';

const recall = 'reproduceren-begrijpen';
const maxWrong = 3;
const minWrong = 2;
const gap = '____';
const maxMeaningLength = 160;
/** Words of an explanation that is an option: pupils read several of them. */
const maxChoiceLength = 10;
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

/** Whether both stand on lines of one list, or neither does; a verb, which has no article, is no sibling of a noun. */
const ofOneForm = (a: Definition, b: Definition, { language }: Lesson): boolean => {
  if (a.by === 'list' || b.by === 'list') return a.by === b.by && a.section === b.section;
  return language === 'de' || (articleOf(a) === '') === (articleOf(b) === '');
};

/** “A …” tells one of many, “the …” the only one, and neither a stuff or an act: such terms are no options together. */
const areToldAlike = (a: Definition, b: Definition, { pack }: Lesson): boolean => {
  if (a.by === 'list') return true;
  const { article, indefinite } = pack.sentences;
  const opens = ({ meaning = '' }: Definition): string =>
    indefinite.test(meaning) ? 'one' : article.test(meaning) ? 'the' : 'none';
  return opens(a) === opens(b);
};

/** Wrong options: of one form with the right one, and under one heading with it or the same kind of thing. */
const siblings = (
  of: Definition,
  others: readonly Definition[],
  lesson: Lesson,
  fits: (other: Definition) => boolean,
): Definition[] => {
  const isKin = (other: Definition): boolean =>
    areOfOneKind(of, other, lesson) || (of.section === other.section && areToldAlike(of, other, lesson));
  return others.filter((other) => ofOneForm(of, other, lesson) && isKin(other) && fits(other)).slice(0, maxWrong);
};

/** Which term is described: exact to judge, and each wrong option is a word of the same lesson. */
const termChoice = (of: Definition, others: readonly Definition[], lesson: Lesson): Candidate[] => {
  const { meaning, term } = of;
  if (!meaning || meaning.length > maxMeaningLength || of.by === 'told') return [];
  if (namesPart(meaning, term, lesson)) return [];
  const isNamed = (other: Definition): boolean => meaning.toLowerCase().includes(other.term.toLowerCase());
  const wrong = siblings(of, others, lesson, (other) => lookAlike(other, of, lesson) && !isNamed(other));
  if (wrong.length < minWrong) return [];
  const options = inOrder([term, ...wrong.map((other) => other.term)], lesson);
  return [
    {
      ...aboutTerm(of),
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
  if (!meaning || wordCount(meaning) > maxChoiceLength || of.by === 'told' || namesPart(meaning, of.term, lesson))
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
      wordCount(other.meaning) <= maxChoiceLength &&
      other.meaning.length < 1.7 * meaning.length &&
      meaning.length < 1.7 * other.meaning.length &&
      !other.meaning.toLowerCase().includes(of.term.toLowerCase()),
  ).flatMap((other) => other.meaning ?? []);
  if (wrong.length < minWrong) return [];
  return [
    {
      ...aboutTerm(of),
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
  if (wrong.length < minWrong) return [];
  const options = inOrder([of.term, ...wrong.map(({ term }) => term)], lesson);
  return [
    {
      ...aboutTerm(of),
      levels: [recall],
      wordings: lesson.pack.wordings.gap(of.sentence.replace(place, gap)),
      choice: { options, right: of.term },
      answer: of.term,
      weight: 0.8,
    },
  ];
};

/** A term among terms, an explanation among explanations, and a gap. */
export const definitionChoices = (of: Definition, definitions: readonly Definition[], lesson: Lesson): Candidate[] => {
  const others = near(of, definitions);
  return [...termChoice(of, others, lesson), ...meaningChoice(of, others, lesson), ...gapChoice(of, others, lesson)];
};
