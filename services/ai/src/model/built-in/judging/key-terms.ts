import type { Language } from '../../../language/language.ts';
import { isSameWord } from '../../../language/same-word.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { contentWords, stem, wordsOf } from '../../../language/stem.ts';
import { nounsIn } from '../noun-like.ts';
import { coreOf } from './essence.ts';
import type { Idea, Reference } from './reference.ts';

/** A piece of a good answer as it stands there, and what makes it up. */
export interface KeyPhrase {
  text: string;
  ideas: readonly Idea[];
}

const longestPhrase = 14;
/** Below this an idea is one that the question gives away. */
const ownWeight = 0.5;

const opening: Record<Language, RegExp> = {
  nl: /^(?:maar|terwijl|want|omdat|doordat|waardoor|zodat|en|of)\s+/iu,
  en: /^(?:but|while|whereas|because|so that|so|and|or|then|therefore)\s+/iu,
  de: /^(?:aber|während|weil|denn|sodass|und|oder)\s+/iu,
  fr: /^(?:mais|tandis que|parce que|car|donc|et|ou|alors|ainsi|ce qui)\s+/iu,
};
const between: Record<Language, RegExp> = { nl: /\s+en\s+/u, en: /\s+and\s+/u, de: /\s+und\s+/u, fr: /\s+et\s+/u };

/** The most telling words first: those that the question does not give away, nouns, long ones. */
export const byTelling = (ideas: readonly Idea[], text: string, language: Language): Idea[] => {
  const isNoun = nounsIn(text, language);
  const rank = ({ word, weight }: Idea): number =>
    (weight >= ownWeight ? 20 : 0) + (isNoun(word) ? 8 : 0) + Math.min(word.length, 14);
  return [...ideas].sort((a, b) => rank(b) - rank(a));
};

/** Whether an answer that names these ideas says at least half of a phrase. */
export const isSaid = ({ ideas }: KeyPhrase, named: readonly Idea[]): boolean =>
  ideas.filter((idea) => named.includes(idea)).length * 2 >= ideas.length;

/** The pieces between commas of what a good answer says; of a list, its items. */
export const keyPhrases = (
  { text, ideas, isList }: Reference,
  passage: string | undefined,
  language: Language,
): KeyPhrase[] => {
  const pieces = splitSentences(coreOf(text, passage), language)
    .flatMap((sentence) => sentence.split(/\s?[,;:]\s+/u))
    .flatMap((piece) => (isList ? piece.split(between[language]) : [piece]))
    .map((piece) =>
      piece
        .trim()
        .replace(opening[language], '')
        .replace(/[.!?…]+$/u, '')
        .trim(),
    );
  return pieces.flatMap((piece) => {
    const stems = contentWords(piece, language).map((word) => stem(word, language));
    const own = ideas.filter(
      ({ stem: idea, weight }) => weight >= ownWeight && stems.some((word) => isSameWord(word, idea)),
    );
    if (own.length === 0) return [];
    if (wordsOf(piece).length <= longestPhrase) return [{ text: piece, ideas: own }];
    // Too long to name: its most telling word stands for it.
    const [best] = byTelling(own, text, language);
    return best ? [{ text: best.word, ideas: [best] }] : [];
  });
};
