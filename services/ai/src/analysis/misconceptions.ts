import { contentWords, stem, wordsOf } from '@exit-tickets/answer-groups';
import type { Language, Question, Wording } from '@exit-tickets/contracts';
import { byLanguage, languageWords } from '../languages/languages.ts';

/** A wording with the place of its group: wordings of one group look alike. */
export interface JudgedWording extends Wording {
  group: number;
}

interface Asked {
  question: Question;
  core: string | undefined;
  language: Language;
}

/** Enough of an answer to know it by: a longer one is no exit-ticket answer any more. */
const maxLength = 400;
const maxWords = 12;

const turning = byLanguage((language) => new Set(languageWords[language].turningWords.split(' ')));
const fillers = byLanguage((language) => new Set(languageWords[language].fillerWords.split(' ')));

const stemsOf = (text: string, language: Language): string[] =>
  contentWords(text.slice(0, maxLength), language)
    .filter((word) => !fillers[language].has(word.toLowerCase()))
    .map((word) => stem(word, language));

const turnsOf = (text: string, language: Language): string =>
  wordsOf(text.slice(0, maxLength).toLowerCase())
    .filter((word) => turning[language].has(word))
    .sort()
    .join(' ');

/** A label without case, accents and marks, so that two ways to type it are one label. */
export const foldLabel = (label: string): string =>
  wordsOf(label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).join(' ');

/** One has all the words of the other, and hardly more. */
const sharesWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  return few.size > 0 && few.size * 2 >= many.size && [...few].every((word) => many.has(word));
};

interface Unlabelled {
  words: ReadonlySet<string>;
  turns: string;
  group: number;
  wordings: JudgedWording[];
}

/**
 * Puts wordings without a label together: those of one group, and wrong ones that share the words which neither right
 * answers nor the question or its core have. Each is compared with the first of those before it only, so that an answer
 * that comes later changes nothing for earlier ones.
 */
const togetherByWords = (wordings: readonly JudgedWording[], expected: ReadonlySet<string>, language: Language) => {
  const found: Unlabelled[] = [];
  const byWord = new Map<string, Unlabelled[]>();
  for (const wording of wordings) {
    const own = stemsOf(wording.answer, language).filter((word) => !expected.has(word));
    const words = new Set(wording.verdict === 'wrong' ? own.slice(0, maxWords) : []);
    const turns = turnsOf(wording.answer, language);
    const candidates = new Set([...words].flatMap((word) => byWord.get(word) ?? []));
    const same =
      found.find(({ group, wordings: [first] }) => group === wording.group && first?.verdict === wording.verdict) ??
      [...candidates].find((other) => other.turns === turns && sharesWords(other.words, words));
    if (same) {
      same.wordings.push(wording);
      continue;
    }
    const added = { words, turns, group: wording.group, wordings: [wording] };
    found.push(added);
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), added]);
  }
  return found.map((each) => each.wordings);
};

/**
 * The misconceptions in the answers to one question: wrong and partly right wordings that share a label, or that say the
 * same in their own words. Nothing unjudged and nothing right is ever part of one.
 */
export const misconceptionsIn = (
  wordings: readonly JudgedWording[],
  { question, core, language }: Asked,
): JudgedWording[][] => {
  const flawed = wordings.filter(({ verdict }) => verdict === 'wrong' || verdict === 'partly');
  if (question.type === 'multiple_choice') return flawed.map((wording) => [wording]);
  const labelsOf = Map.groupBy(
    flawed.filter(({ label }) => label),
    ({ group }) => group,
  );
  /** Its own label; a wrong answer without one has the only label of its group. */
  const labelOf = ({ label, group, verdict }: JudgedWording): string => {
    if (label || verdict !== 'wrong') return foldLabel(label ?? '');
    const [only, ...others] = new Set(labelsOf.get(group)?.map((each) => foldLabel(each.label ?? '')));
    return others.length === 0 ? (only ?? '') : '';
  };
  const labelled = Map.groupBy(flawed, labelOf);
  const unlabelled = labelled.get('') ?? [];
  labelled.delete('');
  const right = wordings.filter(({ verdict }) => verdict === 'right').map(({ answer }) => answer);
  const expected = new Set(
    [question.text, core ?? '', question.guide?.passage ?? '', ...right].flatMap((text) => stemsOf(text, language)),
  );
  return [...labelled.values(), ...togetherByWords(unlabelled, expected, language)];
};
