import { contentWords, stem } from '@exit-tickets/answer-groups';
import type { KeyWords } from './key-words.ts';
import type { Lesson } from './lesson/lesson.ts';
import { lastResort, type StemQuestion, stemsOf } from './stems.ts';
import { type Unit, unitsOf } from './units.ts';

/** A sentence worth asking about, with its questions. */
export interface Pick {
  unit: Unit;
  /** Strongest first; at least one. */
  stems: readonly StemQuestion[];
}

/** Score for each point of strength of its best question. */
const perStrength = 0.6;
/** Factor for words that an earlier pick already covers. */
const whenCovered = 0.35;
const sameSection = 0.5;
/** With fewer sentences to ask about, gaps in words of examples and in what is perhaps no noun are offered too. */
const minSure = 4;
/** Largest random addition, which depends on the seed. */
const chance = 0.4;

/** Keeps the best gap of a sentence whose word no other pick asks for. */
const withOneGap = (stems: readonly StemQuestion[], asked: Set<string>): StemQuestion[] => {
  const gaps = stems.filter(({ stem: kind }) => kind === 'gap');
  const kept = gaps.find(({ answer }) => !asked.has(answer.toLowerCase())) ?? gaps[0];
  if (kept) asked.add(kept.answer.toLowerCase());
  return stems.filter((each) => each.stem !== 'gap' || each === kept);
};

/**
 * The sentences most worth asking about, best first: by the weight of their words, the strength of their questions, and
 * their spread over the text.
 */
export const pickFrom = (
  lesson: Lesson,
  keys: KeyWords,
  {
    max,
    random,
    isWanted,
  }: { max: number; random: () => number; isWanted: (unit: Unit, stem: StemQuestion) => boolean },
): Pick[] => {
  const all = unitsOf(lesson).flatMap((unit) => {
    const stems = stemsOf(unit, lesson, keys).filter((each) => isWanted(unit, each));
    const words = new Map(
      contentWords(unit.passage, lesson.language).map((word) => [stem(word, lesson.language), keys.weightOf(word)]),
    );
    return stems.length > 0 ? [{ unit, stems, words, luck: chance * random() }] : [];
  });
  const sure = all
    .map((one) => ({ ...one, stems: one.stems.filter(({ strength }) => strength >= lastResort) }))
    .filter(({ stems }) => stems.length > 0);
  const open = sure.length < minSure ? all : sure;
  const picks: Pick[] = [];
  const covered = new Set<string>();
  const used = new Set<number>();
  const asked = new Set<string>();
  const perSection = new Map<number, number>();
  const scoreOf = ({ unit, stems, words, luck }: (typeof open)[number]): number => {
    let said = 0;
    for (const [word, weight] of words) said += weight * (covered.has(word) ? whenCovered : 1);
    return (
      said / Math.sqrt(words.size + 4) +
      perStrength * (stems[0]?.strength ?? 0) -
      sameSection * (perSection.get(unit.section) ?? 0) +
      luck
    );
  };
  while (picks.length < max) {
    const [best] = open
      .filter(({ unit }) => !unit.uses.some((sentence) => used.has(sentence)))
      .map((one) => ({ one, score: scoreOf(one) }))
      .sort((a, b) => b.score - a.score);
    if (!best) break;
    const { unit, stems, words } = best.one;
    open.splice(open.indexOf(best.one), 1);
    picks.push({ unit, stems: withOneGap(stems, asked) });
    for (const word of words.keys()) covered.add(word);
    for (const sentence of unit.uses) used.add(sentence);
    perSection.set(unit.section, (perSection.get(unit.section) ?? 0) + 1);
  }
  return picks;
};
