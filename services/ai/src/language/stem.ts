import type { Language } from './language.ts';
import { stopWords } from './stop-words.ts';

/** How a chemical formula or symbol is written by a pupil in a hurry, and what the lesson calls it. */
const shorthand: Record<Language, Record<string, string>> = {
  nl: {
    co2: 'koolstofdioxide',
    kooldioxide: 'koolstofdioxide',
    o2: 'zuurstof',
    h2o: 'water',
    zonlicht: 'licht',
    zon: 'licht',
    suiker: 'glucose',
    suikers: 'glucose',
  },
  en: { co2: 'carbon', o2: 'oxygen', h2o: 'water', vapor: 'vapour', sunlight: 'light', sugar: 'glucose' },
  de: {
    co2: 'kohlenstoffdioxid',
    kohlendioxid: 'kohlenstoffdioxid',
    o2: 'sauerstoff',
    h2o: 'wasser',
    sonnenlicht: 'licht',
    zucker: 'glucose',
  },
  fr: { co2: 'carbone', o2: 'oxygène', h2o: 'eau', sucre: 'glucose' },
};

const endings: Record<Language, RegExp> = {
  nl: /(?:heden|ingen|tjes|jes|tje|je|ing|en|es|e|s|t)$/,
  en: /(?:ations|ation|ating|ated|ates|ate|ings|ing|ies|ied|ed|es|ly|y|s|e)$/,
  de: /(?:ungen|ung|ten|tet|te|en|em|er|es|st|e|s|n|t)$/,
  fr: /(?:ations|ation|ements|ement|aient|ents|ent|ées|ée|és|er|ait|es|ez|é|e|s|x|t)$/,
};

const fold = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe');

/** Spelling that shifts between the forms of one word: maak/maken, blijf/blijven, stopp/stop. */
const evenOut = (stem: string): string =>
  stem
    .replace(/([aeou])\1/g, '$1')
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');

/** German words are long, and a short one often ends in what looks like an ending: Haus, Gas, Land. */
const minStem: Record<Language, number> = { nl: 3, en: 3, de: 4, fr: 3 };

/** The part of a word that its forms share; not a word itself. */
export const stem = (word: string, language: Language): string => {
  const lower = word.toLowerCase();
  const full = shorthand[language][lower] ?? lower;
  const cut = full.replace(endings[language], '');
  return evenOut(fold(cut.length >= minStem[language] ? cut : full));
};

/** The words of a text: letters and digits, hyphens inside; elided French articles stand alone. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** The words that say something about the subject, as they stand. */
export const contentWords = (text: string, language: Language): string[] =>
  wordsOf(text).filter((word) => {
    const lower = word.toLowerCase();
    return (lower.length > 2 || /\d/.test(lower) || lower in shorthand[language]) && !stopWords[language].has(lower);
  });
