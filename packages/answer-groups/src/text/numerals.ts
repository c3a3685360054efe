import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import type { Token } from './token.ts';

const everyWords = Object.values(languagePacks).map(({ words }) => words);
const ones = new Set(everyWords.flatMap(({ one }) => [...one]));
const ands = new Set(everyWords.map(({ and }) => and));
const besideDay = new Set(everyWords.flatMap((words) => [...words.besideDay]));
const minMonthLetters = 3;

const number = (text: string, written: string): Token => ({ kind: 'number', text, written });

/** The divisor of a fraction word: 3 for “third”. */
const divisorOf = (word: string, language: Language): number | undefined => {
  const place = languagePacks[language].words.fractions.findIndex((forms) => forms.has(word));
  return place < 0 ? undefined : place + 2;
};

const wholeOf = (token: Token | undefined): number | undefined => {
  if (token?.kind === 'word' && ones.has(token.text)) return 1;
  return token?.kind === 'number' && /^\d{1,9}$/u.test(token.text) ? Number(token.text) : undefined;
};

/** The parts of a whole that end as a decimal. */
const evenDivisors = new Set([2, 4, 5, 8, 10]);

/** Converts “two thirds” to the tokens of 2/3, and “two and a half” to 2.5. */
export const withFractions = (tokens: readonly Token[], language: Language): Token[] => {
  const read: Token[] = [];
  for (const token of tokens) {
    const divisor = token.kind === 'word' ? divisorOf(token.text, language) : undefined;
    const before = read.at(-1);
    const isCounted = before?.kind === 'number' && read.at(-2)?.text !== '/';
    const isOne = before?.kind === 'word' && ones.has(before.text);
    if (divisor === undefined || !(isCounted || isOne || divisor === 2)) {
      read.push(token);
      continue;
    }
    if (isOne) read.pop();
    const whole = ands.has(read.at(-1)?.text ?? '') ? wholeOf(read.at(-2)) : undefined;
    if (whole !== undefined && !isCounted && evenDivisors.has(divisor)) {
      read.splice(-2, 2, number(`${whole + 1 / divisor}`, token.written));
      continue;
    }
    if (!isCounted) read.push(number('1', token.written));
    read.push({ kind: 'sign', text: '/', written: token.written }, number(`${divisor}`, token.written));
  }
  return read;
};

const monthOf = (token: Token | undefined, language: Language): number | undefined => {
  if (token?.kind !== 'word' || token.text.length < minMonthLetters) return undefined;
  const { months } = languagePacks[language].words;
  const found = months.filter((month) => month.startsWith(token.text));
  return found.length === 1 ? months.indexOf(found[0] ?? '') + 1 : undefined;
};

const isDay = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /^\d{1,2}$/u.test(token.text) && Number(token.text) >= 1 && Number(token.text) <= 31;
const isYear = (token: Token | undefined): boolean => token?.kind === 'number' && /^\d{3,4}$/u.test(token.text);

/** Merges day, month name and year into one token: “31 August 1854”, “August 31, 1854”. */
export const withDates = (tokens: readonly Token[], language: Language): Token[] => {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const isFirst = isDay(token);
    let next = at + 1;
    const skip = (): void => {
      while (tokens[next]?.kind === 'word' && besideDay.has(tokens[next]?.text ?? '')) next += 1;
    };
    if (isFirst) skip();
    const month = isFirst ? monthOf(tokens[next], language) : monthOf(token, language);
    const day = isFirst ? token : tokens[next];
    if (month !== undefined) next += 1;
    if (!isFirst && isDay(day)) skip();
    const year = tokens[next];
    if (month === undefined || !isDay(day) || !isYear(year)) {
      read.push(token);
      continue;
    }
    const parts = tokens.slice(at, next + 1).map(({ written }) => written);
    read.push(number(`${day?.text}-${month}-${year?.text}`, parts.join(' ')));
    at = next;
  }
  return read;
};

/** Reorders a numeric date to day, month, year; returns anything else unchanged. */
export const inOrderOfDate = (chain: string): string => {
  const parts = chain.split('-');
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) return chain;
  if (/^\d{4}$/u.test(first)) return [third, second, first].join('-');
  const isMonthFirst = /^\d{4}$/u.test(third) && Number(first) <= 12 && Number(second) > 12;
  return isMonthFirst ? [second, first, third].join('-') : chain;
};
