import { type Language, languages } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import { foldWord } from './fold-word.ts';

/** The numbers below a hundred by their folded words, written without spaces or hyphens. */
const valuesOf = (language: Language): ReadonlyMap<string, string> => {
  const { numbers, tens, joinNumber } = languagePacks[language].words;
  const units = numbers.split(' ');
  const values = new Map(units.map((word, value) => [word, `${value}`]));
  for (const [place, ten] of tens.split(' ').entries()) {
    const value = 10 * (place + 2);
    values.set(ten, `${value}`);
    for (const [unit, word] of units.entries())
      if (unit > 0) for (const joined of joinNumber(ten, word)) values.set(joined, `${value + unit}`);
  }
  values.delete('-');
  return values;
};

const known = new Map(languages.map((language) => [language, valuesOf(language)]));

/** The digits of a folded number word below a hundred; undefined for any other word. */
export const digitsOf = (folded: string, language: Language): string | undefined => known.get(language)?.get(folded);

/** Replaces numbers of several words by digits: “twenty-one”, “quatre-vingt-dix”. */
export const spellNumbers = (text: string, language: Language): string => {
  const { severalWords } = languagePacks[language].words;
  const spelled = (found: string): string => {
    const joined = foldWord(found).replace(/[\s-]/gu, '');
    return digitsOf(joined, language) ?? digitsOf(joined.replace(/s$/u, ''), language) ?? found;
  };
  return severalWords ? text.replace(severalWords, spelled) : text;
};
