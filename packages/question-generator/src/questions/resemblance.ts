import type { Language, Question } from '@exit-tickets/contracts';
import { contentWords, stem } from '../text/stem.ts';
import type { Candidate } from './candidate.ts';

const alike = 0.6;

/** The stems of the words of a text that say something, each once. */
export const stemsOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(contentWords(text, language).map((word) => stem(word, language)));

/** How much of some words is found among others, from 0 to 1. */
export const shareOf = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;

const sharesPassage = (a: string, b: string): boolean => a !== '' && b !== '' && (a.includes(b) || b.includes(a));

/** Whether two candidates ask for the same: one passage, or one topic. */
export const overlap = (a: Candidate, b: Candidate, language: Language): boolean => {
  if (sharesPassage(a.passage, b.passage) || a.wordings.some((text) => b.wordings.includes(text))) return true;
  const [one, other] = [stemsOf(a.topic, language), stemsOf(b.topic, language)];
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  // What a word means, and what a sentence tells of it and of much else, are two things.
  return shareOf(few, many) > alike && (few.size > 1 || many.size < 3);
};

/** Tells whether a candidate asks what one of these questions asks: its passage, its topic, or most of its words. */
export const resemblanceTo = (questions: readonly Question[], language: Language): ((one: Candidate) => boolean) => {
  const read = questions.map(({ text, guide }) => ({
    passage: guide?.passage?.replace(/\s+/gu, ' ') ?? '',
    stems: stemsOf(text, language),
  }));
  return ({ passage, topic, wordings }) =>
    read.some(
      (other) =>
        sharesPassage(passage, other.passage) ||
        shareOf(stemsOf(topic, language), other.stems) > alike ||
        wordings.some((text) => shareOf(stemsOf(text, language), other.stems) > 1 - alike / 4),
    );
};
