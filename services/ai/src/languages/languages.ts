import { type Language, languages } from '@exit-tickets/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LanguageWords } from './language-words.ts';
import { nl } from './nl.ts';

export const languageWords: Readonly<Record<Language, LanguageWords>> = { nl, en, de, fr };

/** Something made for each language, once. */
export const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Readonly<Record<Language, Value>>;
