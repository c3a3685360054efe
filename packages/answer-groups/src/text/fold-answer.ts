import type { Language } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import { withoutFillers } from './filler-words.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

/** What an answer says, without articles and the phrases around it; a formula as the name of its substance. */
export const tokensIn = (answer: string, language: Language): Token[] =>
  withoutFillers(tokensOf(answer, language), language).flatMap((token) => {
    const names = token.kind === 'word' ? languagePacks[language].words.substances.get(token.text) : undefined;
    return names ? names.map((text) => ({ ...token, text })) : [token];
  });

const isOfLetters = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length > 1;

/** The key of what an answer says: words run together, since phones part compounds; numbers and signs stay apart. */
export const keyOf = (said: readonly Token[]): string =>
  said
    .map((token, at) => (at === 0 || (isOfLetters(token) && isOfLetters(said[at - 1])) ? '' : ' ') + token.text)
    .join('');

/**
 * An answer without what does not change what it says: case, accents, punctuation, articles, words that fill a pause.
 * Equal for two answers exactly when they say the same in the same words; of an answer without words, as it stands.
 */
export const foldAnswer = (answer: string, language: Language): string => foldSaid(tokensIn(answer, language), answer);

/** The same of an answer that has been read already. */
export const foldSaid = (said: readonly Token[], answer: string): string => keyOf(said) || answer.replace(/\s+/gu, '');
