import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import type { Token } from './token.ts';

const stands = (phrase: readonly string[], said: readonly Token[], from: number, to: number): boolean =>
  from + phrase.length <= to && phrase.every((word, index) => said[from + index]?.text === word);

/** Removes articles, fillers and set phrases around an answer; keeps all words if nothing else would be left. */
export const withoutFillers = (
  tokens: readonly Token[],
  language: Language,
  keepsArticles = false,
): readonly Token[] => {
  const { anywhere, opening, closing } = languagePacks[language].words.fillers;
  const said = keepsArticles ? tokens : tokens.filter(({ kind, text }) => kind !== 'word' || !anywhere.has(text));
  if (said.length === 0) return tokens;
  let start = 0;
  const startsWith = (phrase: readonly string[]): boolean => stands(phrase, said, start, said.length);
  for (let found = opening.find(startsWith); found; found = opening.find(startsWith)) start += found.length;
  let end = said.length;
  const endsWith = (phrase: readonly string[]): boolean =>
    end - phrase.length >= start && stands(phrase, said, end - phrase.length, end);
  for (let found = closing.find(endsWith); found; found = closing.find(endsWith)) end -= found.length;
  return start < end ? said.slice(start, end) : said;
};
