import { type Language, languages } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

const valuesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(languagePacks[language].words.numbers.split(' ').map((word, value) => [word, `${value}`]));

const known = new Map(languages.map((language) => [language, valuesOf(language)]));

/** The digits of a small number by its word, folded; undefined for any other word. */
export const digitsOf = (folded: string, language: Language): string | undefined => known.get(language)?.get(folded);
