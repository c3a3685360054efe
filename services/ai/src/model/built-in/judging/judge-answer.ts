import type { Question } from '@exit-tickets/contracts';
import { isBlank } from '../../../judging/blank.ts';
import type { Language } from '../../../language/language.ts';
import { isSameWord } from '../../../language/same-word.ts';
import { contentWords, stem, wordsOf } from '../../../language/stem.ts';
import { oppositeIn } from './opposites.ts';
import type { Idea, Reference } from './reference.ts';
import { isToTheJudge } from './to-the-judge.ts';

export type Band = 'right' | 'incomplete' | 'wrong' | 'blank';

export interface Judged {
  band: Band;
  /** 0 to 100: right from 60, incomplete from 40. */
  score: number;
  named: readonly Idea[];
  missing: readonly Idea[];
  opposite?: { said: string; meant: string } | undefined;
  /** The question has no one right answer, and this one shares no words with the lesson. */
  isUnsure?: boolean;
}

/** Of a long model answer this much is enough: pupils write short. */
const enough = 2.5;
const bands = { right: 0.7, incomplete: 0.33 };
const unsureScore = 45;
/** An exit ticket is answered in a few sentences: what comes after so many words of substance is not compared. */
const mostWords = 200;
/** A thought of one's own takes as many. */
const fewestWords = 4;

const weigh = (ideas: readonly Idea[]): number => ideas.reduce((sum, { weight }) => sum + weight, 0);

const scoreOf = (share: number): number => {
  if (share >= bands.right) return Math.round(70 + 30 * Math.min(1, (share - bands.right) / (1 - bands.right)));
  if (share >= bands.incomplete)
    return Math.round(40 + 19 * ((share - bands.incomplete) / (bands.right - bands.incomplete)));
  return Math.round((share / bands.incomplete) * 35);
};

const bandOf = (score: number): Band => (score >= 60 ? 'right' : score >= 40 ? 'incomplete' : 'wrong');

/** Holds an open answer against what a good one says: which of its ideas are there, in whatever form or spelling. */
export const judgeOpenAnswer = (
  question: Question,
  answer: string,
  reference: Reference,
  language: Language,
): Judged => {
  const { ideas, isList, isOpenEnded, text, parts } = reference;
  if (isBlank(answer)) return { band: 'blank', score: 0, named: [], missing: ideas };
  const words = contentWords(answer, language).slice(0, mostWords);
  const stems = [...new Set(words.map((word) => stem(word, language)))];
  const named = ideas.filter((idea) => stems.some((word) => isSameWord(word, idea.stem)));
  const known = new Set(named);
  const has = (idea: Idea): boolean => known.has(idea);
  const missing = ideas
    .filter((idea) => !has(idea))
    .sort((a, b) => b.weight - a.weight || b.word.length - a.word.length);
  const shareOf = (wanted: readonly Idea[]): number => {
    const all = weigh(wanted);
    const needed = isList ? all : Math.min(enough, Math.max(Math.min(1, all), all / 2));
    return weigh(wanted.filter(has)) / needed;
  };
  const score = scoreOf(Math.max(...[ideas, ...parts].map(shareOf)));
  const opposite = oppositeIn(answer, text, language);
  if (opposite && score >= 40) return { band: 'incomplete', score: Math.min(score, 50), named, missing, opposite };
  const band = bandOf(score);
  const unsure: Judged = { band: 'incomplete', score: Math.max(score, unsureScore), named, missing, isUnsure: true };
  if (isToTheJudge(answer)) return { band, score, named, missing };
  if (isOpenEnded && band !== 'right' && wordsOf(answer).length >= fewestWords) return unsure;
  const isApplied = question.guide?.level === 'toepassen';
  if (isApplied && band === 'wrong' && words.length >= fewestWords) return unsure;
  return { band, score, named, missing };
};
