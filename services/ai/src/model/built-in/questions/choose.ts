import type { FocusLevel } from '@exit-tickets/contracts';
import type { Language } from '../../../language/language.ts';
import { isSameWord } from '../../../language/same-word.ts';
import { contentWords, stem } from '../../../language/stem.ts';
import type { Candidate } from './candidate.ts';

export interface Wish {
  count: number;
  levels: readonly FocusLevel[];
  language: Language;
  /** What the questions should be about. */
  focus?: string | undefined;
  /** Headings by section, so that a focus that names a heading finds what stands under it. */
  headingOf: (section: number) => string;
  /** Questions that are there already: nothing like them is chosen. */
  existing: readonly { text: string; passage: string }[];
}

const longestQuestion = 480;
const alike = 0.6;
const costs = { sameSection: 0.35, sameKind: 0.25, sharedWords: 0.3 };
const focusWeight = 1.5;

const stemsOf = (text: string, language: Language): string[] => [
  ...new Set(contentWords(text, language).map((word) => stem(word, language))),
];

const shareOf = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0
    ? 0
    : words.filter((word) => others.some((other) => isSameWord(word, other))).length / words.length;

const isLikeExisting = (one: Candidate, { existing, language }: Wish): boolean => {
  const words = stemsOf(one.text, language);
  return existing.some(
    ({ text, passage }) =>
      text === one.text ||
      (passage !== '' && (passage.includes(one.passage) || one.passage.includes(passage))) ||
      shareOf(words, stemsOf(text, language)) > alike,
  );
};

const focusOf = (one: Candidate, wish: Wish): number => {
  const wanted = stemsOf(wish.focus ?? '', wish.language);
  if (wanted.length === 0) return 0;
  const about = stemsOf(`${wish.headingOf(one.section)} ${one.text} ${one.passage}`, wish.language);
  // A focus is a wish in words, not a list to tick off: a few hits are enough.
  return Math.min(1, (shareOf(wanted, about) * wanted.length) / Math.min(wanted.length, 3));
};

const clashes = (one: Candidate, chosen: readonly Candidate[]): boolean =>
  chosen.some(
    (other) =>
      other.sentences.some((index) => one.sentences.includes(index)) ||
      (other.options !== undefined && one.options !== undefined),
  );

const costOf = (one: Candidate, chosen: readonly Candidate[], language: Language): number =>
  chosen.reduce(
    (cost, other) =>
      cost +
      (other.section === one.section ? costs.sameSection : 0) +
      (other.kind === one.kind ? costs.sameKind : 0) +
      costs.sharedWords * shareOf(stemsOf(one.passage, language), stemsOf(other.passage, language)),
    0,
  );

/** Which level each question gets: every wished level once, then round again. */
const slotsOf = ({ count, levels }: Wish): FocusLevel[] =>
  Array.from({ length: count }, (_, index) => levels[index % levels.length] ?? 'reproduceren-begrijpen');

/**
 * The best questions that go together: the wished levels, spread over the material, of different kinds, no two
 * about the same sentence. Fewer than wished when the material holds no more. Deterministic.
 */
export const choose = (candidates: readonly Candidate[], wish: Wish): Candidate[] => {
  const slots = slotsOf(wish);
  // One choice among open questions; not where it would be the only one of its level.
  const mayChoose = slots.filter((level) => level === 'reproduceren-begrijpen').length > 1;
  const usable = candidates
    .filter((one) => one.options === undefined || mayChoose)
    .filter((one) => one.text.length <= longestQuestion && !isLikeExisting(one, wish))
    .map((one) => ({ one, weight: one.weight + focusWeight * focusOf(one, wish) }));
  const countOf = (level: FocusLevel): number => usable.filter(({ one }) => one.level === level).length;
  // The level with the least to choose from chooses first.
  slots.sort((a, b) => countOf(a) - countOf(b));
  const chosen: Candidate[] = [];
  const best = (level: FocusLevel | undefined): Candidate | undefined => {
    const left = usable
      .filter(({ one }) => (level ? one.level === level : wish.levels.includes(one.level)) && !clashes(one, chosen))
      .map(({ one, weight }) => ({ one, score: weight - costOf(one, chosen, wish.language) }));
    return left.reduce<{ one: Candidate; score: number } | undefined>(
      (top, each) => (top && top.score >= each.score ? top : each),
      undefined,
    )?.one;
  };
  for (const level of slots) {
    const next = best(level) ?? best(undefined);
    if (next) chosen.push(next);
  }
  return chosen.sort(
    (a, b) =>
      wish.levels.indexOf(a.level) - wish.levels.indexOf(b.level) || (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0),
  );
};
