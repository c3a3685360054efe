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

const nounsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.noun?.toLowerCase() ?? []);

/** What the lesson is about: its “the …” needs no sentence before it. */
export const topicStems = ({ title = '', headings, keyWords, goals, terms, language }: Lesson): ReadonlySet<string> =>
  new Set(
    [title, ...headings, ...keyWords, ...goals, ...terms.map(({ term }) => term)]
      .flatMap(wordsOf)
      .map((word) => stem(word, language)),
  );

/** How far into a part its subject reaches. */
const maxSubjectLength = 5;

/** Whether the subject of a part is a thing that an earlier sentence brought in: “A rock …. The rock …”. */
export const refersBack = (part: string, sentence: Sentence, lesson: Lesson, topics: ReadonlySet<string>): boolean => {
  const { definiteNoun, indefiniteNoun } = lesson.pack.sentences;
  const [noun] = nounsOf(part.split(' ').slice(0, maxSubjectLength).join(' '), definiteNoun);
  if (noun === undefined || topics.has(stem(noun, lesson.language))) return false;
  const before: string[] = [];
  for (let one = sentence.previous; one; one = one.previous) before.push(one.text);
  return before.some((text) => nounsOf(text, indefiniteNoun).includes(noun));
};

/** Whether a place or condition names the subject of a part: “When *a plant cell* lies …, the cell …”. */
export const namesSubject = (frame: string, part: string, { pack }: Lesson): boolean => {
  const [noun] = nounsOf(part.split(' ').slice(0, maxSubjectLength).join(' '), pack.sentences.definiteNoun);
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
  const subject = part.split(' ').slice(0, maxSubjectLength).join(' ');
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
