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
const maxHeadings = 4;
const minMentions = 3;
const minWordLength = 5;
const wordsOfTitle = 6;
/** A longer opening is a sentence, which states something instead of naming it. */
const wordsOfPhrase = 3;
/** Only the first headings can be the title; later ones belong to parts. */
const headingsForTitle = 4;

/** Words that a text repeats. */
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

/** The topics of a lesson: the terms it explains, its key words, then words it repeats. */
const topicsOf = (lesson: Lesson): string[] => {
  const topics = new Map<string, string>();
  const terms = unitsOf(lesson).flatMap((unit) => termOf(unit, lesson) ?? []);
  for (const topic of [...terms, ...lesson.keyWords, ...frequentWords(lesson)]) {
    const key = stem(topic.split(/\s+/u).at(-1) ?? topic, lesson.language);
    if (topics.size < maxTopics && !topics.has(key)) topics.set(key, topic);
  }
  return [...topics.values()];
};

/** Letters of a word that also match its other forms and compounds. */
const rootLength = 5;

/**
 * A title for a lesson: the first of its opening headings that its sentences are about; without any, a short opening or
 * a topic.
 */
export const titleOf = (lesson: Lesson): string => {
  const { language, pack, sentences, terms } = lesson;
  const [firstLine] = lesson.lines;
  const parts = Object.values(pack.lines.headings);
  const taught = [...sentences.map(({ text }) => text), ...terms.map(({ passage }) => passage)].join(' ').toLowerCase();
  const isTaught = (heading: string): boolean =>
    contentWords(heading.toLowerCase(), language).some((word) => taught.includes(word.slice(0, rootLength)));
  const headings = lesson.headings
    .slice(0, headingsForTitle)
    .map((heading) => heading.replace(/:$/u, ''))
    .filter((heading) => !onlyCounts(heading) && !parts.some((part) => part.test(heading)));
  const title = headings.find(isTaught) ?? headings.find((heading) => wordsOf(heading).length > 1);
  if (title) return withoutCount(title);
  const [opening = ''] = splitSentences(firstLine?.kind === 'teaching' ? firstLine.text : '', language);
  const words = wordsOf(opening).length;
  const names = isQuestion(opening) ? words <= wordsOfTitle : words > 0 && words <= wordsOfPhrase;
  if (names && isTaught(opening)) return withoutMark(opening);
  const [topic] = topicsOf(lesson);
  if (topic) return capitalised(topic);
  return (sentences[0]?.text ?? lesson.text).split(/\s+/u).slice(0, wordsOfTitle).join(' ');
};

/** Removes numbering: “Slide 1: Colours”, “Unit 4 – Volcanoes”. */
const withoutCount = (title: string): string =>
  title.replace(/^\p{L}{1,20} (?:n°|Nr\.|no\.)? ?\d{1,2}(?:\.\d{1,2})? ?[:–-] (?=\p{L}.{2})/iu, '');

/** A sentence about the topic of lesson material. */
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
