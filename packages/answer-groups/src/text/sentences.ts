import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

/** A single capital before the dot is an initial. */
const initial = /(?:^|\s)\p{Lu}\.$/u;

/** Matches only where a run of marks begins, so that a line of dots is read once and not once for each dot. */
const possibleEnd = /(?<![.!?…])[.!?…]+(?:["”’)]|\s?»)*\s+(?=["“„«‘'(]?\s?[\p{Lu}\p{N}]|['’]s\s)/gu;

/** Splits a paragraph into its sentences, trimmed and otherwise unchanged. */
export const splitSentences = (paragraph: string, language: Language): string[] => {
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(possibleEnd)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end).trim();
    if (languagePacks[language].words.abbreviations.test(sentence) || initial.test(sentence)) continue;
    sentences.push(sentence);
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
};

/** Whether a sentence ends with a question mark. */
export const isQuestion = (sentence: string): boolean => /\?["”»’)]*$/u.test(sentence);
