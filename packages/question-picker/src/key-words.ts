import { contentWords, stem, wordsOf } from '@exit-tickets/answer-groups';
import type { Lesson } from './lesson/lesson.ts';

/** How important a word is for the topic of a lesson, by its stem. */
export interface KeyWords {
  weightOf(word: string): number;
  /** Whether the stem occurs as a noun: after an article or, in German, capitalised inside a sentence. */
  isNoun(word: string): boolean;
}

const minWordLength = 4;
/** Added to the weight that a word has from repetition in the text. */
const weights = { title: 1, heading: 1, goal: 1.5, keyWord: 2, term: 2, focus: 4 };

/** Weighs the words of a lesson by where they occur: focus, key words, terms, goals, headings, then repetition. */
export const keyWordsOf = (lesson: Lesson, focus = ''): KeyWords => {
  const { language, pack } = lesson;
  const key = (word: string): string => stem(word, language);
  const scores = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of new Set(contentWords(text, language).map(key)))
      scores.set(word, (scores.get(word) ?? 0) + weight);
  };
  for (const { text } of lesson.sentences) add(text, 0.5);
  for (const [word, count] of scores) scores.set(word, count < 1 ? 0.2 : Math.min(2, Math.sqrt(count)));
  add(lesson.title ?? '', weights.title);
  add(lesson.headings.join(' '), weights.heading);
  add(lesson.goals.join(' '), weights.goal);
  add(lesson.keyWords.join(' '), weights.keyWord);
  add(lesson.terms.map(({ term }) => term).join(' '), weights.term);
  add(focus, weights.focus);
  const nouns = new Set<string>();
  for (const { text } of lesson.sentences)
    for (const { groups } of text.matchAll(pack.stems.nouns)) nouns.add(key(groups?.noun ?? groups?.subject ?? ''));
  for (const word of lesson.keyWords.flatMap(wordsOf)) nouns.add(key(word));
  return {
    weightOf: (word) => (word.length < minWordLength ? 0 : (scores.get(key(word)) ?? 0)),
    isNoun: (word) => nouns.has(key(word)),
  };
};
