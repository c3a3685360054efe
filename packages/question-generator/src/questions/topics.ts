import { detectLanguage } from '../languages/detect-language.ts';
import { excerptOf } from '../lesson/excerpt.ts';
import { type Lesson, readLesson } from '../lesson/lesson.ts';
import { contentWords, stem } from '../text/stem.ts';
import { type Definition, definitionsOf } from './definition.ts';

const maxTopics = 4;
const maxHeadings = 4;
const minMentions = 3;
const minWordLength = 5;
const wordsOfTitle = 6;
/** “Chapter 9”: which one it is, and not what it is about. */
const isNumberOnly = /^\p{L}* ?[\d.]+$/u;

/** The words that a text keeps coming back to. */
const frequentWords = ({ text, language }: Lesson): string[] => {
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
    .map(({ word }) => (language === 'de' ? word : word.toLowerCase()));
};

/** What a lesson is about: the terms that it explains, its key words, then the words that it keeps coming back to. */
const topicsOf = (lesson: Lesson, definitions: readonly Definition[]): string[] => {
  const topics = new Map<string, string>();
  for (const topic of [...definitions.map(({ term }) => term), ...lesson.keyWords, ...frequentWords(lesson)]) {
    const key = stem(topic.split(/\s+/u).at(-1) ?? topic, lesson.language);
    if (topics.size < maxTopics && !topics.has(key)) topics.set(key, topic);
  }
  return [...topics.values()];
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title for a ticket about a lesson: its own, or what it explains first. */
export const titleOf = (lesson: Lesson, definitions: readonly Definition[]): string => {
  const [topic] = topicsOf(lesson, definitions);
  const parts = Object.values(lesson.pack.lines.headings);
  const isTitle = (heading: string): boolean =>
    !isNumberOnly.test(heading) && !parts.some((part) => part.test(heading));
  const title = lesson.title && lesson.headings.slice(0, 3).find(isTitle);
  if (title) return title;
  return topic ? capitalised(topic) : lesson.text.trim().split(/\s+/u).slice(0, wordsOfTitle).join(' ');
};

/** What lesson material is about, in a sentence. */
export const suggestFocus = (text: string): string => {
  const lesson = readLesson(excerptOf(text), detectLanguage(text));
  const topics = topicsOf(lesson, definitionsOf(lesson));
  const headings = lesson.headings
    .filter((heading) => heading !== lesson.title && !heading.endsWith(':'))
    .slice(0, maxHeadings);
  const opening = lesson.sentences[0]?.text ?? text.trim().slice(0, 200);
  return topics.length > 0 ? lesson.pack.wordings.suggestedFocus(topics, headings) : opening;
};
