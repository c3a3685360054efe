import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import type { Token } from './token.ts';

/** What counts in an answer, because the question asks for it. */
export interface Counting {
  articles?: boolean;
  /** The form of each word: apostrophes, auxiliaries. */
  forms?: boolean;
  /** A formula is not the name of its substance. */
  formulas?: boolean;
}

const stands = (phrase: readonly string[], said: readonly Token[], from: number, to: number): boolean =>
  from + phrase.length <= to && phrase.every((word, index) => said[from + index]?.text === word);

/** Removes articles, fillers and set phrases around an answer; keeps all words if nothing else would be left. */
export const withoutFillers = (
  tokens: readonly Token[],
  language: Language,
  counting: Counting = {},
): readonly Token[] => {
  const { fillers, copulas } = languagePacks[language].words;
  const said = counting.articles
    ? tokens
    : tokens.filter(({ kind, text }) => kind !== 'word' || !fillers.anywhere.has(text));
  if (said.length === 0) return tokens;
  // “Is built” is not the form “built”.
  const mayGo = (phrase: readonly string[]): boolean => !counting.forms || !phrase.some((word) => copulas.has(word));
  let start = 0;
  const startsWith = (phrase: readonly string[]): boolean => mayGo(phrase) && stands(phrase, said, start, said.length);
  for (let found = fillers.opening.find(startsWith); found; found = fillers.opening.find(startsWith))
    start += found.length;
  let end = said.length;
  const endsWith = (phrase: readonly string[]): boolean =>
    end - phrase.length >= start && mayGo(phrase) && stands(phrase, said, end - phrase.length, end);
  for (let found = fillers.closing.find(endsWith); found; found = fillers.closing.find(endsWith)) end -= found.length;
  return start < end ? said.slice(start, end) : said;
};
