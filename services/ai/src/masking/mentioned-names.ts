import type { MaskingWords } from '../languages/masking-words.ts';
import { isStopWord } from './common-words.ts';
import type { LessonWords } from './lesson-words.ts';
import { bareWord, type Span } from './tokens.ts';
import { inAll, wordsOfAll } from './word-lists.ts';

const anyOf = (wordsOf: (masking: MaskingWords) => string): string =>
  inAll((masking) => wordsOf(masking).trim().split(/\s+/u).join('|'));
const patternOf = (pattern: string, flags = 'giu'): RegExp => new RegExp(pattern, flags);

const kin = anyOf(({ kinship }) => kinship);
const mine = anyOf(({ mine: words }) => words);
const word = String.raw`\p{L}[\p{L}\p{M}'’-]*`;
/** "mijn broer Karim", "opa Henk", "my best friend Jayden". */
const relative = patternOf(
  String.raw`(?<!\p{L})(?:(?<mine>${mine}) (?:\p{L}+ )?)?${kin}(?!\p{L})(?:,? | \(|: )(?<name>${word})`,
);
/** "ik heet Hugo", "mein Freund heißt Tim". */
const called = patternOf(
  String.raw`(?<!\p{L})${inAll(({ callsOneself }) => callsOneself)} (?<name>${word}(?: ${word})?)`,
);
/** "il s’appelle Adam", "her name is Ruth". */
const calledSomebody = patternOf(String.raw`(?<!\p{L})${inAll(({ callsSomebody }) => callsSomebody)} (?<name>${word})`);
const follows = patternOf(
  String.raw`^ (?:${anyOf(({ speechVerbs }) => speechVerbs)}|${anyOf(({ auxiliaries }) => auxiliaries)})(?!\p{L})`,
  'iu',
);
const school = new RegExp(String.raw`(?<![\p{L}-])${inAll(({ schools }) => schools)}`, 'gu');
const months = inAll((masking) => masking.months);
const born = inAll((masking) => masking.born);
const day = String.raw`(?<name>\d{1,2}(?:st|nd|rd|th|er|\.)?[ ./-]{1,2}(?:\d{1,2}|${months})(?:[ ./-]{1,2}\d{2,4})?)`;
const birthdays = [
  patternOf(String.raw`${born}[^.!?\n\d]{0,20}${day}`),
  patternOf(String.raw`(?<![\d.])${day}(?=[^.!?\n\d]{0,20}${born})`),
];
const place = String.raw`(?<name>\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)`;
const lives = patternOf(String.raw`(?<!\p{L})${inAll(({ livesIn }) => livesIn)} ${place}`);
const inTown = new RegExp(`^,? ${anyOf(({ placePrepositions }) => placePrepositions)} ${place}`, 'u');
/** "Winston’s Fish Bar". */
const business = /(?<![\p{L}'’-])(?<name>\p{Lu}\p{L}{1,30}['’]s(?: \p{Lu}[\p{L}&]{1,30}){1,3})/gu;
const conditions = inAll((masking) => masking.health);
const health = patternOf(String.raw`(?<!\p{L})${conditions}(?!\p{L})`);
/** "Grace has epilepsy": only names precede this. After an article, as in "der Ben", it must be a student. */
const patient = patternOf(
  String.raw`(?<!\p{L})(?<article>${anyOf(({ articles }) => articles)} )?(?<!\p{L})(?<name>\p{L}[\p{L}'’-]{1,30})(?= ${anyOf(({ auxiliaries }) => auxiliaries)}(?: \p{L}{1,12}){0,2} ${conditions}(?!\p{L}))`,
);
const somebody = patternOf(String.raw`(?<!\p{L})(?:${mine}|${kin})(?!\p{L})`, 'iu');

const relatives = wordsOfAll(({ kinship }) => kinship);

const isCapital = (name: string): boolean => /^\p{Lu}/u.test(name);

/** The leading capitalised words. */
const capitalsOf = (words: string): string => /^\p{Lu}[^\s]*(?: \p{Lu}[^\s]*)*/u.exec(words)?.[0] ?? '';

/** The position of a match's named group. */
const spanOf = (match: RegExpExecArray, name: string): Span => {
  const start = match.index + match[0].lastIndexOf(name);
  return { start, end: start + name.length };
};

/**
 * Finds people by context, in the class or not: names after kinship words and "I am called", schools, dates of birth,
 * places of residence. Words of the lesson are kept.
 * @param isStudent whether a folded word is part of a student's name
 */
export const findMentioned = (text: string, lesson: LessonWords, isStudent: (folded: string) => boolean): Span[] => {
  const spans: Span[] = [];
  const isFree = (name: string): boolean => !isStopWord(bareWord(name)) && !lesson.has(bareWord(name));
  for (const match of text.matchAll(relative)) {
    const { name = '', mine: owner } = match.groups ?? {};
    if (!isFree(name)) continue;
    const isSmallName = owner !== undefined && follows.test(text.slice(match.index + match[0].length));
    if (isCapital(name) || (isSmallName && !follows.test(` ${name}`))) spans.push(spanOf(match, name));
  }
  for (const match of text.matchAll(called)) {
    const [first = '', second = ''] = (match.groups?.name ?? '').split(' ');
    if (!isFree(first)) continue;
    const { start } = spanOf(match, match.groups?.name ?? '');
    const length = second && isFree(second) ? first.length + 1 + second.length : first.length;
    spans.push({ start, end: start + length });
  }
  for (const match of text.matchAll(calledSomebody)) {
    const name = match.groups?.name ?? '';
    if (isCapital(name) && isFree(name)) spans.push(spanOf(match, name));
  }
  for (const match of text.matchAll(school)) spans.push({ start: match.index, end: match.index + match[0].length });
  for (const birthday of birthdays)
    for (const match of text.matchAll(birthday)) spans.push(spanOf(match, match.groups?.name ?? ''));
  for (const match of text.matchAll(patient)) {
    const { name = '', article } = match.groups ?? {};
    if (!isFree(name) || relatives.has(bareWord(name))) continue;
    if (isStudent(bareWord(name)) || (article === undefined && isCapital(name))) spans.push(spanOf(match, name));
  }
  for (const pattern of [lives, ...(somebody.test(text) ? [business] : [])])
    for (const match of text.matchAll(pattern)) {
      const name = capitalsOf(match.groups?.name ?? '');
      const [first = ''] = name.split(/['’ ]/u);
      if (name && isFree(first) && !relatives.has(bareWord(first))) spans.push(spanOf(match, name));
    }
  return spans;
};

/** The towns after an address or a school. */
export const findTowns = (text: string, places: readonly Span[], lesson: LessonWords): Span[] =>
  places.flatMap(({ end }) => {
    const name = inTown.exec(text.slice(end))?.groups?.name;
    if (name === undefined || lesson.has(bareWord(name))) return [];
    const start = text.indexOf(name, end);
    return [{ start, end: start + name.length }];
  });

/** Medical conditions, only if the answer mentions a person: otherwise they belong to the subject. */
export const findHealth = (text: string, lesson: LessonWords, namesSomebody: boolean): Span[] =>
  namesSomebody || somebody.test(text)
    ? [...text.matchAll(health)]
        .filter(([found]) => !lesson.has(bareWord(found)))
        .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    : [];
