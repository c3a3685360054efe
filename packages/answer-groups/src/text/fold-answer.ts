import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import { type Counting, withoutFillers } from './filler-words.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

/** The tokens of an answer, without articles and set phrases; a formula becomes the name of its substance. */
export const tokensIn = (answer: string, language: Language, counting: Counting = {}): Token[] => {
  const said = withoutFillers(tokensOf(answer, language, counting.forms), language, counting);
  if (counting.formulas) return [...said];
  return said.flatMap((token) => {
    const names = token.kind === 'word' ? languagePacks[language].words.substances.get(token.text) : undefined;
    return names ? names.map((text) => ({ ...token, text })) : [token];
  });
};

const isOfLetters = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length > 1;

/** Comparison key of tokens: words are joined because phones split compounds; numbers and signs stay separate. */
export const keyOf = (said: readonly Token[]): string =>
  said
    .map((token, at) => (at === 0 || (isOfLetters(token) && isOfLetters(said[at - 1])) ? '' : ' ') + token.text)
    .join('');

/**
 * Removes everything that does not change an answer's meaning: case, accents, punctuation, articles, fillers. Equal for
 * two answers exactly when they use the same words. An answer without words is returned without spaces.
 */
export const foldAnswer = (answer: string, language: Language): string => foldSaid(tokensIn(answer, language), answer);

/** The same for an answer that is already tokenised. */
export const foldSaid = (said: readonly Token[], answer: string): string => keyOf(said) || answer.replace(/\s+/gu, '');
