import type { Question } from '@exit-tickets/contracts';
import type { Language } from '../../../language/language.ts';
import { isSameWord } from '../../../language/same-word.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { contentWords, stem, wordsOf } from '../../../language/stem.ts';
import { excerptOf } from '../../../material/excerpt.ts';
import { readMaterial } from '../../../material/material.ts';
import { coreOf, hasWording } from './essence.ts';

/** One idea of a good answer: a word of it, and how much it tells. */
export interface Idea {
  word: string;
  stem: string;
  weight: number;
}

export interface Reference {
  /** What a good answer says, to show. */
  text: string;
  ideas: readonly Idea[];
  /** Every idea must be there: the answer is a list. */
  isList: boolean;
  /** Any answer that fits is right: the model answer only says what it has to fit. */
  isOpenEnded: boolean;
  /** Ways of saying it that are enough by themselves: to explain a thing, one sentence of several will do. */
  parts: readonly (readonly Idea[])[];
}

/** A word that the question itself says proves little. */
const weightOfGiven = 0.2;
const bestSentences = 2;
const longestList = 10;
const longestItem = 3;

const stemsIn = (text: string, language: Language): { word: string; stem: string }[] =>
  contentWords(text, language).map((word) => ({ word, stem: stem(word, language) }));

/** The ideas of a text: each word once, whatever its form; a word said often says less each time. */
const ideasOf = (text: string, given: string, language: Language): Idea[] => {
  const asked = stemsIn(given, language);
  const ideas: Idea[] = [];
  const counts: number[] = [];
  for (const found of stemsIn(text, language)) {
    const known = ideas.findIndex((idea) => isSameWord(idea.stem, found.stem));
    if (known < 0) {
      const isGiven = asked.some((word) => isSameWord(word.stem, found.stem));
      ideas.push({ ...found, weight: isGiven ? weightOfGiven : 1 });
      counts.push(1);
    } else counts[known] = (counts[known] ?? 1) + 1;
  }
  return ideas.map((idea, index) => ({ ...idea, weight: idea.weight / (counts[index] ?? 1) }));
};

/** A lesson as a place to look answers up in: its sentences with their stems. */
export type Lesson = readonly { text: string; index: number; stems: readonly string[] }[];

/** Prepares a lesson once for all its questions. */
export const lessonOf = (text: string, focus: string): Lesson => {
  const { sentences, language } = readMaterial(excerptOf(text, focus));
  return sentences.map((sentence) => ({
    text: sentence.text,
    index: sentence.index,
    stems: stemsIn(sentence.text, language).map((word) => word.stem),
  }));
};

/** The sentences of a lesson that have most in common with a question. */
const fromLesson = (question: string, lesson: Lesson, language: Language): string | undefined => {
  const asked = stemsIn(question, language);
  const shared = (stems: readonly string[]): number =>
    asked.filter((one) => stems.some((other) => isSameWord(one.stem, other))).length;
  const ranked = lesson
    .map((sentence) => ({ ...sentence, shared: shared(sentence.stems) }))
    .filter((sentence) => sentence.shared > 0)
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
    .slice(0, bestSentences);
  return ranked.length > 0 ? ranked.map(({ text }) => text).join(' ') : undefined;
};

/** The wording around a passage ("any example that fits …") is no idea of a good answer. */
const onlyFromPassage = (ideas: readonly Idea[], passage: string, language: Language): readonly Idea[] => {
  const words = stemsIn(passage, language);
  const shared = ideas.filter((idea) => words.some((word) => isSameWord(word.stem, idea.stem)));
  return shared.length >= ideas.length / 2 ? shared : ideas;
};

/** The ideas of each sentence, as far as a sentence has more than one. */
const partsOf = (text: string, ideas: readonly Idea[], language: Language): Idea[][] =>
  splitSentences(text, language)
    .map((sentence) => {
      const stems = stemsIn(sentence, language);
      return ideas.filter((idea) => stems.some((word) => isSameWord(word.stem, idea.stem)));
    })
    .filter((part) => part.length > 1);

/** What an answer to a question is held against; undefined when there is nothing. */
export const referenceOf = (
  question: Question,
  lesson: Lesson | undefined,
  language: Language,
): Reference | undefined => {
  const { modelAnswer, passage } = question.guide ?? {};
  const text = modelAnswer || passage || (lesson && fromLesson(question.text, lesson, language));
  if (!text) return undefined;
  const core = coreOf(text, passage);
  const all = ideasOf(text, question.text, language);
  const ideas = passage ? onlyFromPassage(all, passage, language) : all;
  const isList =
    /,/.test(text) &&
    text.split(/\s+/).length <= longestList &&
    wordsOf(text.split(',')[0] ?? '').length <= longestItem;
  const isOpenEnded = hasWording(text, core);
  const isRecall = question.guide?.level === 'reproduceren-begrijpen';
  const parts = isRecall && !isList ? partsOf(text, ideas, language) : [];
  return ideas.length > 0 ? { text, ideas, isList, isOpenEnded, parts } : undefined;
};
