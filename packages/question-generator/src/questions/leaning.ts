import type { Lesson, Sentence } from '../lesson/lesson.ts';
import { contentWords, stem, wordsOf } from '../text/stem.ts';

// What a question repeats of the material must be understood without the sentence before it.

/** Whether a part of a sentence points to another sentence, a picture or a page. */
export const leansInside = (part: string, { pack }: Lesson): boolean => pack.sentences.leansElsewhere.test(part);

/** Whether a sentence can be understood by itself, as far as its beginning tells. */
export const startsAlone = (sentence: string, { pack }: Lesson): boolean => !pack.sentences.pointsBack.test(sentence);

const checked = {
  clause: 'pronounFirst',
  final: 'pronounFirst',
  condition: 'pronounFirst',
  np: 'pronounFirst',
  inverted: 'pronounSecond',
} as const;

/** Parts of a sentence that a question repeats, without what only joins the sentence to others or tells more of a noun. */
export const standingAlone = <Parts extends Readonly<Record<string, string>>>(parts: Parts, { pack }: Lesson) => {
  const { connective, relativeClause } = pack.sentences;
  return Object.fromEntries(
    Object.entries(parts).map(([group, part]) =>
      group in checked
        ? [
            group,
            part
              .replace(relativeClause ?? /(?!)/u, '')
              .replace(connective, '')
              .replace(/,$/u, ''),
          ]
        : [group, part],
    ),
  );
};

/** What the lesson is about: its “the …” needs no sentence before it. @param defined the words that it explains */
export const topicStems = (
  { title = '', headings, keyWords, goals, terms, language }: Lesson,
  defined: readonly string[],
): ReadonlySet<string> =>
  new Set(
    [title, ...headings, ...keyWords, ...goals, ...terms.map(({ term }) => term), ...defined]
      .flatMap(wordsOf)
      .map((word) => stem(word, language)),
  );

/** How far into a part its subject reaches. */
const longestSubject = 5;
/** Words from an indefinite article to its noun, and sentences that a thing is taken up from. */
const longestNounPhrase = 3;
const farthest = 8;
/** A clause that has hardly more than its subject and its verb. */
const fewestWords = 4;

const textsBefore = ({ previous }: Sentence, left = farthest): string[] =>
  previous && left > 0 ? [previous.text, ...textsBefore(previous, left - 1)] : [];

/** The noun of a definite subject, and whether nothing behind it tells which one is meant. */
const subjectOf = (part: string, { pack }: Lesson): { noun: string; isBare: boolean } | undefined => {
  const { definiteNoun, complement } = pack.sentences;
  const [found] = part.split(' ').slice(0, longestSubject).join(' ').matchAll(definiteNoun);
  const noun = found?.groups?.noun?.toLowerCase();
  return noun && found ? { noun, isBare: !complement.test(part.slice(found.index + found[0].length)) } : undefined;
};

/** The words by which a text brings in a thing: “a plant cell”, “eine Pflanzenzelle”; undefined where it does not. */
const broughtIn = (noun: string, text: string, { pack }: Lesson): string[] | undefined =>
  [...text.matchAll(pack.sentences.indefiniteNoun)].flatMap(({ index }) => {
    const words = wordsOf(text.slice(index).toLowerCase()).slice(1, 1 + longestNounPhrase);
    const at = words.findIndex((word) => word === noun || (word.endsWith(noun) && word.length > noun.length + 2));
    return at < 0 ? [] : [words.slice(0, at + 1)];
  })[0];

/** Whether the subject of a part is a thing that an earlier sentence brought in: “A rock …. The rock …”. */
export const refersBack = (part: string, sentence: Sentence, lesson: Lesson, topics: ReadonlySet<string>): boolean => {
  const { noun } = subjectOf(part, lesson) ?? {};
  if (noun === undefined) return false;
  const words = textsBefore(sentence).flatMap((text) => broughtIn(noun, text, lesson) ?? []);
  return contentWords(words.join(' '), lesson.language).some((word) => !topics.has(stem(word, lesson.language)));
};

/** Whether a part is about nothing that the lesson says it is about; a lesson without headings does not say it. */
const isAside = (part: string, { language }: Lesson, topics: ReadonlySet<string>): boolean =>
  topics.size > 0 && !contentWords(part, language).some((word) => topics.has(stem(word, language)));

/**
 * Whether what a reason is asked for leaves to the sentences before where or when it holds: a comparison without its other
 * half, or hardly more than a subject and its verb.
 */
export const leavesFrame = (part: string, sentence: Sentence, lesson: Lesson, topics: ReadonlySet<string>): boolean =>
  sentence.previous !== undefined &&
  (lesson.pack.sentences.bareComparative.test(part) ||
    (part.split(' ').length < fewestWords && isAside(part, lesson, topics)));

/** Whether the subject of a part is a thing of earlier sentences that the lesson is not about, and nothing tells which one. */
export const takesUp = (part: string, sentence: Sentence, lesson: Lesson, topics: ReadonlySet<string>): boolean => {
  const { noun, isBare } = subjectOf(part, lesson) ?? {};
  return (
    noun !== undefined &&
    isBare === true &&
    isAside(part, lesson, topics) &&
    textsBefore(sentence).some((text) =>
      wordsOf(text).some((word) => stem(word, lesson.language) === stem(noun, lesson.language)),
    )
  );
};

/** Whether a place or condition names the subject of a part: “When *a plant cell* lies …, the cell …”. */
export const namesSubject = (frame: string, part: string, lesson: Lesson): boolean => {
  const { noun } = subjectOf(part, lesson) ?? {};
  return noun !== undefined && wordsOf(frame.toLowerCase()).some((word) => word.endsWith(noun));
};

/** The place or condition that the sentence before opens with, where a part has none of its own. */
export const frameBefore = (parts: readonly string[], { previous }: Sentence, lesson: Lesson): string | undefined => {
  const frame = previous && lesson.pack.sentences.frameOf(previous.text.replace(/[.!]$/u, ''));
  if (!frame || leansInside(frame, lesson)) return undefined;
  const [preposition = ''] = frame.split(' ');
  return parts.some((part) => part.includes(',') || ` ${part} `.includes(` ${preposition} `)) ? undefined : frame;
};

/**
 * Whether a part is about an everyday thing that only illustrates: one such thing as its subject (“a bicycle chain”), a
 * thing of the first paragraph or one behind “for example”, which neither goals nor headings nor key words name.
 */
export const illustrates = (part: string, sentence: Sentence, lesson: Lesson, topics: ReadonlySet<string>): boolean => {
  // A text without goals, headings and key words does not say what it is about.
  if (topics.size === 0) return false;
  const { indefiniteNoun, givesExample } = lesson.pack.sentences;
  const subject = part.split(' ').slice(0, longestSubject).join(' ');
  const isOne =
    subject.search(indefiniteNoun) >= 0 && subject.slice(0, subject.search(indefiniteNoun)).split(' ').length <= 2;
  if (!isOne && !sentence.isOpening && !givesExample.test(sentence.text)) return false;
  return !contentWords(part, lesson.language).some((word) => topics.has(stem(word, lesson.language)));
};

/** Whether the parts of a sentence that a question repeats can stand in it. */
export const canBeAsked = (parts: Readonly<Record<string, string | undefined>>, lesson: Lesson): boolean =>
  Object.entries(checked).every(([group, pronoun]) => {
    const part = parts[group];
    const { hangsOn, restrictiveClause } = lesson.pack.sentences;
    return (
      part === undefined ||
      (!leansInside(part, lesson) &&
        !lesson.pack.sentences[pronoun].test(part) &&
        !hangsOn.test(part) &&
        !(restrictiveClause?.test(part) ?? false))
    );
  });
