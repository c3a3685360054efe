import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

/** A single capital before the dot is an initial. */
const initial = /(?:^|\s)\p{Lu}\.$/u;

/** A Roman numeral after a word: a king, or “Partizip II”, which may end a sentence. */
const numbered = /\p{L} [IVX]+\.$/u;

/** Matches only where a run of marks begins, so that a line of dots is read once and not once for each dot. */
const possibleEnd = /(?<![.!?…])[.!?…]+(?:["“”’)]|\s?»)*\s+(?=["“„«‘'(]?\s?[\p{Lu}\p{N}]|['’]s\s)/gu;

const firstWord = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();

/** Splits a paragraph into its sentences, trimmed and otherwise unchanged. */
export const splitSentences = (paragraph: string, language: Language): string[] => {
  const { abbreviations, stop } = languagePacks[language].words;
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(possibleEnd)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end).trim();
    const goesOn = abbreviations.test(sentence) || initial.test(sentence);
    if (goesOn && !(numbered.test(sentence) && stop.has(firstWord(text.slice(end))))) continue;
    sentences.push(sentence);
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
};

/** Whether a sentence ends with a question mark. */
export const isQuestion = (sentence: string): boolean => /\?["“”»’)]*$/u.test(sentence);
