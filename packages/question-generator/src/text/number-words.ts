import type { Language } from '../languages/language.ts';

/** Small numbers in words; “one” is an article in three of the languages. */
const inWords: Record<Language, string> = {
  nl: 'nul - twee drie vier vijf zes zeven acht negen tien elf twaalf',
  en: 'zero - two three four five six seven eight nine ten eleven twelve',
  de: 'null - zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
  fr: 'zero - deux trois quatre cinq six sept huit neuf dix onze douze',
};

const valuesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(inWords[language].split(' ').map((word, value) => [word, `${value}`]));

/** The digits of small numbers by their word, folded. */
export const numberWords: Record<Language, ReadonlyMap<string, string>> = {
  nl: valuesOf('nl'),
  en: valuesOf('en'),
  de: valuesOf('de'),
  fr: valuesOf('fr'),
};
