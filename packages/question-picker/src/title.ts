import {
  contentWords,
  detectLanguage,
  isQuestion,
  quoteIn,
  splitSentences,
  stem,
  wordsOf,
} from '@exit-tickets/answer-groups';
import { capitalised } from '@exit-tickets/contracts';
import { onlyCounts } from './lesson/classify.ts';
import { excerptToRead } from './lesson/excerpt-to-read.ts';
import { type Lesson, readLesson } from './lesson/lesson.ts';
import { termOf } from './stems.ts';
import { unitsOf, withoutMark } from './units.ts';

const maxTopics = 4;
const topicsInTitle = 3;
const maxHeadings = 4;
const minMentions = 3;
const minWordLength = 5;
const wordsOfTitle = 6;
/** A longer opening is a sentence, which states something instead of naming it. */
const wordsOfPhrase = 3;
/** Only the first headings can be the title; later ones belong to parts. */
const headingsForTitle = 4;

/** Nouns that a text repeats: names, and words behind an article. */
const frequentNouns = ({ headings, sentences, terms, language, pack, uncapitalised }: Lesson): string[] => {
  const taught = [...sentences.map((sentence) => sentence.text), ...terms.map(({ passage }) => passage)];
  const text = [...headings, ...taught].join(' ');
  const key = (word: string): string => stem(word, language);
  const words = wordsOf(text);
  const behindArticle = new Set(
    words.filter((_, at) => pack.stems.article.test(`${words[at - 1] ?? ''} `)).map((word) => key(word)),
  );
  const isNoun = (word: string): boolean =>
    !uncapitalised.has(word.toLowerCase()) || (!pack.words.capitalisesNouns && behindArticle.has(key(word)));
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of contentWords(text, language)) {
    if (word.length < minWordLength || /\d/u.test(word) || !isNoun(word)) continue;
    const known = counts.get(key(word));
    counts.set(key(word), { word: known?.word ?? word, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= minMentions)
    .sort((a, b) => b.count - a.count)
    .map(({ word }) => (uncapitalised.has(word.toLowerCase()) ? word.toLowerCase() : word));
};

/** The topics of a lesson: the terms it explains, its key words, then words it repeats. */
const topicsOf = (lesson: Lesson): string[] => {
  const topics = new Map<string, string>();
  const terms = unitsOf(lesson).flatMap((unit) => termOf(unit, lesson) ?? []);
  for (const topic of [...terms, ...lesson.keyWords, ...frequentNouns(lesson)]) {
    const key = stem(topic.split(/\s+/u).at(-1) ?? topic, lesson.language);
    if (topics.size < maxTopics && !topics.has(key)) topics.set(key, topic);
  }
  return [...topics.values()];
};

/** Whether a heading names a part that each lesson has: “Goals”, “Exercises”. */
const isPart = (heading: string, { pack }: Lesson): boolean =>
  Object.values(pack.lines.headings).some((part) => part.test(heading));

/** The sections with something to ask about, which start with their headings. */
const taughtSections = ({ sentences, terms, lists, errors, formulas }: Lesson): ReadonlySet<number> =>
  new Set([...sentences, ...terms, ...lists, ...errors, ...formulas].map(({ section }) => section));

/** Letters of a word that also match its other forms and compounds. */
const rootLength = 5;

/**
 * A title for a lesson: the first of its opening headings that its sentences are about; without any, a short opening or
 * the topics.
 */
export const titleOf = (lesson: Lesson): string => {
  const { language, sentences, terms } = lesson;
  const [firstLine] = lesson.lines;
  const taught = [...sentences.map(({ text }) => text), ...terms.map(({ passage }) => passage)].join(' ').toLowerCase();
  const isTaught = (heading: string): boolean =>
    contentWords(heading.toLowerCase(), language).some((word) => taught.includes(word.slice(0, rootLength)));
  const headings = lesson.headings
    .slice(0, headingsForTitle)
    .map((heading) => heading.replace(/:$|\p{Extended_Pictographic}\uFE0F?/gu, '').trim())
    .filter((heading) => !onlyCounts(heading) && !isPart(heading, lesson));
  const opens = (heading: string): boolean =>
    heading === headings[0] &&
    firstLine?.kind === 'heading' &&
    taughtSections(lesson).has(firstLine.section) &&
    !lesson.pack.lines.label.test(heading);
  const title =
    headings.find((heading) => isTaught(heading) || opens(heading)) ??
    headings.find((heading) => wordsOf(heading).length > 1);
  if (title) return capitalised(withoutCount(title));
  const [opening = ''] = splitSentences(firstLine?.kind === 'teaching' ? firstLine.text : '', language);
  const words = wordsOf(opening).length;
  const names = isQuestion(opening) ? words <= wordsOfTitle : words > 0 && words <= wordsOfPhrase;
  if (names && isTaught(opening)) return withoutMark(opening);
  const mentions = (topic: string): number => lesson.text.toLowerCase().split(topic.toLowerCase()).length;
  const topics = topicsOf(lesson).sort((a, b) => mentions(b) - mentions(a));
  if (topics.length > 0) return capitalised(topics.slice(0, topicsInTitle).join(', '));
  return withoutMark((sentences[0]?.text ?? lesson.text).split(/\s+/u).slice(0, wordsOfTitle).join(' '));
};

/** Removes numbering: “Slide 1: Colours”, “Unit 4 – Volcanoes”. */
const withoutCount = (title: string): string =>
  title.replace(/^\p{L}{1,20} (?:n°|Nr\.|no\.)? ?\d{1,2}(?:\.\d{1,2})? ?[:–-] (?=\p{L}.{2})/iu, '');

/** A sentence about the topic of lesson material. */
export const suggestFocus = (text: string): string => {
  const lesson = readLesson(excerptToRead(text), detectLanguage(text));
  const quoted = (words: string): string => quoteIn(words, lesson.language);
  const found = topicsOf(lesson);
  const topics = (found.length > 0 || !lesson.title ? found : [titleOf(lesson)]).map(quoted);
  const taught = taughtSections(lesson);
  const headings = lesson.lines
    .filter(({ kind, section }) => kind === 'heading' && taught.has(section))
    .map((line) => line.text)
    .filter((heading) => heading !== lesson.title && !heading.endsWith(':') && !isPart(heading, lesson))
    .slice(0, maxHeadings);
  const opening = lesson.sentences[0]?.text ?? text.trim().slice(0, 200);
  return topics.length > 0 ? lesson.pack.stems.suggestedFocus(topics, headings.map(quoted)) : opening;
};
