import { contentWords, detectLanguage, quoteIn, stem, wordsOf } from '@exit-tickets/answer-groups';
import { capitalised } from '@exit-tickets/contracts';
import { onlyCounts } from './lesson/classify.ts';
import { excerptToRead } from './lesson/excerpt-to-read.ts';
import { type Lesson, readLesson } from './lesson/lesson.ts';
import { termOf } from './stems.ts';
import { unitsOf } from './units.ts';

const maxTopics = 4;
const maxHeadings = 4;
const minMentions = 3;
const minWordLength = 5;
const wordsOfTitle = 6;
/** Further down it is a heading of a part. */
const headingsForTitle = 4;

/** The words that a text keeps coming back to. */
const frequentWords = ({ text, language, pack }: Lesson): string[] => {
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of contentWords(text, language)) {
    if (word.length < minWordLength || /\d/u.test(word)) continue;
    const key = stem(word, language);
    const known = counts.get(key);
    counts.set(key, { word: known?.word ?? word, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= minMentions)
    .sort((a, b) => b.count - a.count)
    .map(({ word }) => (pack.words.capitalisesNouns ? word : word.toLowerCase()));
};

/** What a lesson is about: the terms that it explains, its key words, then the words that it keeps coming back to. */
const topicsOf = (lesson: Lesson): string[] => {
  const topics = new Map<string, string>();
  const terms = unitsOf(lesson).flatMap((unit) => termOf(unit, lesson) ?? []);
  for (const topic of [...terms, ...lesson.keyWords, ...frequentWords(lesson)]) {
    const key = stem(topic.split(/\s+/u).at(-1) ?? topic, lesson.language);
    if (topics.size < maxTopics && !topics.has(key)) topics.set(key, topic);
  }
  return [...topics.values()];
};

/** Enough of a word to find it in another form or in a compound. */
const rootLength = 5;

/** A title for a ticket about a lesson: of its first headings the one that its sentences are about. */
export const titleOf = (lesson: Lesson): string => {
  const { language, pack, sentences, terms } = lesson;
  const parts = Object.values(pack.lines.headings);
  const told = [...sentences, ...terms.map(({ passage }) => ({ text: passage }))]
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const isTold = (heading: string): boolean =>
    contentWords(heading.toLowerCase(), language).some((word) => told.includes(word.slice(0, rootLength)));
  const headings = lesson.headings
    .slice(0, headingsForTitle)
    .map((heading) => heading.replace(/:$/u, ''))
    .filter((heading) => !onlyCounts(heading) && !parts.some((part) => part.test(heading)));
  const title = headings.find(isTold) ?? headings.find((heading) => wordsOf(heading).length > 1);
  if (title) return withoutCount(title);
  const [topic] = topicsOf(lesson);
  if (topic) return capitalised(topic);
  return (sentences[0]?.text ?? lesson.text).split(/\s+/u).slice(0, wordsOfTitle).join(' ');
};

/** “Slide 1: Colours”, “Unit 4 – Volcanoes” without what only counts. */
const withoutCount = (title: string): string =>
  title.replace(/^\p{L}{1,20} (?:n°|Nr\.|no\.)? ?\d{1,2}(?:\.\d{1,2})? ?[:–-] (?=\p{L}.{2})/iu, '');

/** What lesson material is about, in a sentence. */
export const suggestFocus = (text: string): string => {
  const lesson = readLesson(excerptToRead(text), detectLanguage(text));
  const quoted = (words: string): string => quoteIn(words, lesson.language);
  const topics = topicsOf(lesson).map(quoted);
  const headings = lesson.headings
    .filter((heading) => heading !== lesson.title && !heading.endsWith(':'))
    .slice(0, maxHeadings);
  const opening = lesson.sentences[0]?.text ?? text.trim().slice(0, 200);
  return topics.length > 0 ? lesson.pack.stems.suggestedFocus(topics, headings.map(quoted)) : opening;
};
