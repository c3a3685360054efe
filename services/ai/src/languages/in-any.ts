import { alternatives } from '@exit-tickets/answer-groups';
import type { LanguageWords } from './language-words.ts';
import { languageWords } from './languages.ts';

/** Matches words of any language, because a model may switch to another one. */
export const inAny = (words: (of: LanguageWords) => string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives(languageWords, words)})(?!\p{L})`, flags);
