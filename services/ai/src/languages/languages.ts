import { alternatives } from '@exit-tickets/answer-groups';
import { type Language, languages } from '@exit-tickets/contracts';
import { de } from './de/language.ts';
import { en } from './en/language.ts';
import { fr } from './fr/language.ts';
import type { LanguageWords } from './language-words.ts';
import { nl } from './nl/language.ts';

export const languageWords: Readonly<Record<Language, LanguageWords>> = { nl, en, de, fr };

/** Creates a value for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Readonly<Record<Language, Value>>;

/** Matches whole words of any language, because a model may switch to another one. */
export const inAnyLanguage = (patternOf: (words: LanguageWords) => string, flags: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives(languageWords, patternOf)})(?!\p{L})`, flags);
