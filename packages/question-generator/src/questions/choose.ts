import type { FocusLevel } from '@exit-tickets/contracts';
import type { Language } from '../languages/language.ts';
import type { Candidate } from './candidate.ts';
import { countOf, type Existing, resemblanceTo, shareOf, stemsOf } from './resemblance.ts';

export interface Wish {
  count: number;
  levels: readonly FocusLevel[];
  language: Language;
  /** What the questions should be about. */
  focus?: string | undefined;
  /** Headings by section, so that a focus that names a heading finds what stands under it. */
  headingOf: (section: number) => string;
  /** Questions that are there already: nothing like them is chosen. */
  existing: readonly Existing[];
}

interface Weighed {
  one: Candidate;
  weight: number;
  /** Stems of its passage. */
  about: readonly string[];
}

const longestQuestion = 480;
/** A book has thousands of candidates: of each level and section only so many are weighed against each other. */
const mostPerSection = 6;
const mostPerLevel = 150;
const costs = { sameSection: 0.35, sameKind: 0.25, sharedWords: 0.3 };
const focusWeight = 1.5;
/** A focus is a wish in words, not a list to tick off: a few hits are enough. */
const enoughOfFocus = 3;

const weigh = (candidates: readonly Candidate[], { focus = '', language, headingOf }: Wish): Weighed[] => {
  const wanted = stemsOf(focus, language);
  const hits = countOf(wanted);
  const fits = (about: readonly string[]): number =>
    wanted.length === 0 ? 0 : Math.min(1, hits(about) / Math.min(wanted.length, enoughOfFocus));
  return candidates.map((one) => {
    const about = stemsOf(one.passage, language);
    const named =
      wanted.length === 0 ? about : stemsOf(`${headingOf(one.section)} ${one.text} ${one.passage}`, language);
    return { one, about, weight: one.weight + focusWeight * fits(named) };
  });
};

/** The best few of every level and section, of so many sections over the whole material as can be looked at. */
const shortlist = (weighed: readonly Weighed[]): Weighed[] => {
  const groups = Map.groupBy(weighed, ({ one }) => `${one.level} ${one.section}`);
  const best = [...groups.values()].flatMap((group) =>
    group.sort((a, b) => b.weight - a.weight).slice(0, mostPerSection),
  );
  const levels = new Set(best.map(({ one }) => one.level));
  return [...levels].flatMap((level) =>
    best
      .filter(({ one }) => one.level === level)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostPerLevel),
  );
};

const clashes = (one: Candidate, chosen: readonly Weighed[]): boolean =>
  chosen.some(
    ({ one: other }) =>
      other.text === one.text ||
      other.sentences.some((index) => one.sentences.includes(index)) ||
      (other.options !== undefined && one.options !== undefined),
  );

const costOf = ({ one, about }: Weighed, chosen: readonly Weighed[]): number =>
  chosen.reduce(
    (cost, other) =>
      cost +
      (other.one.section === one.section ? costs.sameSection : 0) +
      (other.one.kind === one.kind ? costs.sameKind : 0) +
      costs.sharedWords * shareOf(about, other.about),
    0,
  );

/** Which level each question gets: every wished level once, then round again. */
const slotsOf = ({ count, levels }: Wish): FocusLevel[] =>
  Array.from({ length: count }, (_, index) => levels[index % levels.length] ?? 'reproduceren-begrijpen');

const bestOf = (list: readonly Weighed[], chosen: readonly Weighed[]): Weighed | undefined => {
  let best: { each: Weighed; score: number } | undefined;
  for (const each of list) {
    if (clashes(each.one, chosen)) continue;
    const score = each.weight - costOf(each, chosen);
    if (!best || score > best.score) best = { each, score };
  }
  return best?.each;
};

/**
 * The best questions that go together: the wished levels, spread over the material, of different kinds, no two
 * about the same sentence. Fewer than wished when the material holds no more. Deterministic.
 */
export const choose = (candidates: readonly Candidate[], wish: Wish): Candidate[] => {
  const slots = slotsOf(wish);
  // One choice among open questions; not where it would be the only one of its level.
  const mayChoose = slots.filter((level) => level === 'reproduceren-begrijpen').length > 1;
  const isAskedAlready = resemblanceTo(wish.existing, wish.language);
  const usable = candidates.filter(
    (one) =>
      wish.levels.includes(one.level) &&
      (one.options === undefined || mayChoose) &&
      one.text.length <= longestQuestion &&
      !isAskedAlready(one),
  );
  const list = shortlist(weigh(usable, wish));
  const ofLevel = (level: FocusLevel): Weighed[] => list.filter(({ one }) => one.level === level);
  // The level with the least to choose from chooses first.
  slots.sort((a, b) => ofLevel(a).length - ofLevel(b).length);
  const chosen: Weighed[] = [];
  for (const level of slots) {
    const next = bestOf(ofLevel(level), chosen) ?? bestOf(list, chosen);
    if (next) chosen.push(next);
  }
  const place = ({ one }: Weighed): number => wish.levels.indexOf(one.level);
  return chosen
    .sort((a, b) => place(a) - place(b) || (a.one.sentences[0] ?? 0) - (b.one.sentences[0] ?? 0))
    .map(({ one }) => one);
};
